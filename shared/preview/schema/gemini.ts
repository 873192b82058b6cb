import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const geminiSchema = (schema: Doc): Rewritten => ({ schema, losses: [] })
