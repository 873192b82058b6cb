import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const vscodeOther = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const vscodeGpt4 = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const vscodeClaude = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const vscodeGemini = (schema: Doc): Rewritten => ({ schema, losses: [] })
