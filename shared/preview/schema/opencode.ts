import type { Doc } from '../../tool/json'
import type { Rewritten } from './rewriter'

export const opencodeOther = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const opencodeOpenai = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const opencodeGoogle = (schema: Doc): Rewritten => ({ schema, losses: [] })

export const opencodeMoonshot = (schema: Doc): Rewritten => ({ schema, losses: [] })
