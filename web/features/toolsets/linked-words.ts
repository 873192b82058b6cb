import type { Linked, LinkProblem } from '#shared/linked/linked'
import { rulesWords } from '#shared/tool/rules-effect'

/** The file or folder and the one it stands in, which is what tells two of a name apart. */
export const shortPath = (path: string): string => path.split(/[\\/]/).slice(-2).join('/')

export const kindWords = ({ kind, format, dialect }: Linked): string =>
  format === 'toolset'
    ? 'A Toolwright toolset'
    : `${kind === 'folder' ? 'A folder of MTDF files' : 'An MTDF file'}${dialect ? `, ${rulesWords(dialect).label}` : ''}`

/** A problem with its place in front. */
export function problemWords({ file, line, column, message }: LinkProblem): string {
  const at = [file, line !== undefined && `line ${line}`, column !== undefined && `column ${column}`].filter((part) => part !== false)
  return `${at.join(', ')}: ${message}`
}
