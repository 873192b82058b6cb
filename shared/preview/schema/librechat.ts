import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const librechatSchema = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const librechatGoogle = (schema: Doc): Rewritten => ({ schema, losses: [] })
