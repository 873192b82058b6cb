import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const passedOn = (schema: Doc): Rewritten => ({ schema, losses: [] })
