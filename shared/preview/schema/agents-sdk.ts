import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const agentsSchema = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const agentsStrict = (schema: Doc): Rewritten => ({ schema, losses: [] })
