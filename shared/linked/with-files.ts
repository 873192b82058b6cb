import { fileStem, isJsonFile, staysInside, stemOf } from '../mtdf/file-names'
import { guidanceFile } from '../mtdf/guidance'
import { uniqueNames } from '../targets/names'
import { nameOf } from '../tool/lenses'
import type { Toolset } from '../tool/toolset'

export type Names = {
  /** The toolset as it was: a root that says nothing of its file keeps the one it had. */
  before: Toolset
  /** The files that belong to the toolset. */
  linked: ReadonlySet<string>
  /** Every name in the folder. */
  taken: Iterable<string>
  /** Files that were just made, and that nobody else has touched: they still follow the names of their tools. */
  made?: ReadonlySet<string>
  /** Of a single file: its name. The first root without a file gets it where nobody has it; the others get none. */
  only?: string
}

/** Each root with the file it is written to. A new one gets a name of its own that overwrites nothing. */
export function withFiles(toolset: Toolset, { before, linked, taken, made, only }: Names): Toolset {
  const earlier = new Map(before.nodes.map(({ id, file }) => [id, file]))
  const there = new Set(taken)
  const given = new Set<string>()
  const kept = toolset.nodes.map((root) => {
    const file = root.file !== undefined && linked.has(root.file) ? root.file : (earlier.get(root.id) ?? root.file)
    const free = isPlain(file) && !given.has(file) && (linked.has(file) || !there.has(file)) && (only === undefined || file === only)
    if (!free || (made?.has(file) && !isNamedAfter(file, nameOf(root.tool)))) return undefined
    given.add(file)
    return file
  })
  const unique = uniqueNames({
    reserved: [...there, ...given, guidanceFile].map(stemOf),
    fold: (name) => name.toLowerCase(),
    joint: '-',
  })
  const next = (name: string): string | undefined => {
    if (only === undefined) return `${unique(fileStem(name))}.json`
    if (given.has(only)) return undefined
    given.add(only)
    return only
  }
  const nodes = toolset.nodes.map((root, index) => {
    const file = kept[index] ?? next(nameOf(root.tool))
    if (file === root.file) return root
    const { file: _, ...rest } = root
    return file === undefined ? rest : { ...rest, file }
  })
  return nodes.every((node, index) => node === toolset.nodes[index]) ? toolset : { ...toolset, nodes }
}

/** Whether a file has the name of a tool, with or without a number behind it. */
const isNamedAfter = (file: string, name: string) => stemOf(file).replace(/-\d+$/, '') === fileStem(name) || stemOf(file) === fileStem(name)

/** A file of the folder itself, not of a folder in it. */
const isPlain = (file: string | undefined): file is string =>
  staysInside(file) && !file.includes('/') && !file.startsWith('.') && isJsonFile(file) && file !== guidanceFile
