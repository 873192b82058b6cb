import type { RenderedFile } from '#shared/targets/target'

export type Row = { path: string; name: string; depth: number; folder: boolean }

type Folder = { folders: Map<string, Folder>; files: string[] }

/** Paths as the rows of a tree: folders first, each thing under the folder it is in. */
export function treeRows(files: readonly RenderedFile[], closed: ReadonlySet<string>): Row[] {
  const root: Folder = { folders: new Map(), files: [] }
  for (const { path } of files) {
    const parts = path.split('/')
    let folder = root
    for (const part of parts.slice(0, -1)) {
      const next = folder.folders.get(part) ?? { folders: new Map(), files: [] }
      folder.folders.set(part, next)
      folder = next
    }
    folder.files.push(parts.at(-1) ?? '')
  }
  return rowsIn(root, '', 0, closed)
}

const byName = (a: string, b: string) => (a < b ? -1 : 1)

function rowsIn(folder: Folder, way: string, depth: number, closed: ReadonlySet<string>): Row[] {
  const inner = [...folder.folders]
    .sort(([a], [b]) => byName(a, b))
    .flatMap(([name, next]): Row[] => {
      const path = `${way}${name}`
      return [{ path, name, depth, folder: true }, ...(closed.has(path) ? [] : rowsIn(next, `${path}/`, depth + 1, closed))]
    })
  return [...inner, ...folder.files.toSorted(byName).map((name): Row => ({ path: `${way}${name}`, name, depth, folder: false }))]
}
