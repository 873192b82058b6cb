/** A file's path comes from a file, which may be anyone's: one that leads out of the folder is not followed. */
export const staysInside = (path: string | undefined): path is string =>
  path?.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\:]/.test(part)) ?? false

const ending = /\.jsonc?$/i

/** Whether a file of a folder may hold a definition, by its name: with comments many call it `.jsonc`. */
export const isJsonFile = (name: string): boolean => ending.test(name)

export const stemOf = (path: string): string => path.replace(ending, '')

/** The name of a tool as the name of a file, without its ending. */
export const fileStem = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100) || 'unnamed'
