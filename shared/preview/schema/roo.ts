import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const rooSchema = (schema: Doc): Rewritten => ({ schema, losses: [] })
