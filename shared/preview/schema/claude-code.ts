import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const claudeCodeSchema = (schema: Doc): Rewritten => ({ schema, losses: [] })
