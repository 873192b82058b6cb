import { initial } from './0001-initial'
import { toolsetLinks } from './0002-toolset-links'
import type { Migration } from './migration'

/** In order; a database's version is how many of them it has seen. */
export const migrations = [initial, toolsetLinks] as const satisfies readonly Migration[]
