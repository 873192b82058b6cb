import type { Dialect as DialectId } from '../../tool/toolset'
import { ahma03 } from './ahma-0.3'
import { ahma06 } from './ahma-0.6'
import { ahmaLabs } from './ahma-labs'
import type { Dialect } from './dialect'
import { guide } from './guide'

/** Every dialect, oldest first: validation, the JSON Schema, help and tests are made from this list. */
export const mtdfDialects = [guide, ahma03, ahma06, ahmaLabs] as const satisfies readonly Dialect[]

export const defaultDialect = 'ahma-0.6' satisfies DialectId

export const mtdfDialect = (id: DialectId): Dialect => mtdfDialects.find((dialect) => dialect.id === id) as Dialect
