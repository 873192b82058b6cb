import type { Dialect } from '../tool/toolset'

/** `root` is where paths must stay; without it they are left alone. `follow` leads an absolute path through its symbolic links. */
export type ArgvAs = { dialect: Dialect; root?: string | undefined; follow?(path: string): string }
export type Argv = { argv: string[] } | { refused: string }

/** Stands where a server puts the path of a temporary file that holds the value. */
export const temporaryFile = '<TEMPFILE>'
