import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const gooseOpenai = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const gooseGoogle = (schema: Doc): Rewritten => ({ schema, losses: [] })
