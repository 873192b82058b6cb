import type { Toolset } from '../tool/toolset'
import { annotated } from './annotated'
import { commandLine } from './command-line'
import { commandSchema } from './command-schema'
import { empty } from './empty'
import { envelope } from './envelope'
import { explicit } from './explicit'
import type { Template } from './template'

/** Everything a toolset can begin with. */
export const templates = [empty, explicit, annotated, commandSchema, envelope, commandLine] as const satisfies readonly Template[]

/** A toolset of that name, begun from a template. */
export const fromTemplate = ({ toolset }: Template, name: string): Toolset => ({ format: 1, name, ...toolset })
