import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Linked, LinkProblem } from '#shared/linked/linked'
import { type FileContent, readLinkedFile } from '#shared/linked/read-file'
import { isJsonFile } from '#shared/mtdf/file-names'
import { isInside } from './inside'

/** Far more than any project has, and little enough to be read at once. */
export const bounds = { files: 2000, fileBytes: 4 * 1024 * 1024, bytes: 64 * 1024 * 1024 }

/** A file as it was read; `real` is where it stands, which is another place where its name is a link. */
export type KnownFile = { name: string; real: string; hash: string; text: string; content: FileContent }

/** What stands there now. `refused` are files that belong here and cannot be used, `names` all names of the folder. */
export type Scan = { files: ReadonlyMap<string, KnownFile>; refused: ReadonlyMap<string, LinkProblem>; names: readonly string[] }

/** Nothing can be said of the files: the folder is not there, or is too large. */
export class Unscannable extends Error {
  readonly tooLarge: boolean
  constructor(message: string, tooLarge = false) {
    super(message)
    this.tooLarge = tooLarge
  }
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The files of a link. A file whose times and size did not change is not read again. */
export class LinkedFiles {
  readonly folder: string
  /** Of a single file: its name. */
  readonly only: string | undefined
  #read = new Map<string, Remembered>()

  constructor({ path, kind }: Pick<Linked, 'path' | 'kind'>) {
    this.folder = kind === 'folder' ? path : dirname(path)
    this.only = kind === 'folder' ? undefined : basename(path)
  }

  /** Whether something under this name may be a change of ours; the folder itself may go too. */
  concerns(name: string | null): boolean {
    return name === null || name === basename(this.folder) || (this.only === undefined ? isDefinition(name) : name === this.only)
  }

  async scan(): Promise<Scan> {
    if ((await realpath(this.folder).catch(() => undefined)) !== this.folder)
      throw new Unscannable('It is not there any more, or became a link to another place.')
    const names = await readdir(this.folder)
    const wanted = this.only === undefined ? names.filter(isDefinition).sort() : names.filter((name) => name === this.only)
    if (wanted.length > bounds.files)
      throw new Unscannable(`It holds ${wanted.length} JSON files; ${bounds.files} are the most that can be linked.`, true)
    const refused = new Map<string, LinkProblem>()
    const places = await this.#places(wanted, (file, message) => refused.set(file, { file, message }))
    const total = places.reduce((sum, { stats }) => sum + Number(stats.size), 0)
    if (total > bounds.bytes) throw new Unscannable(`Its JSON files are larger than ${megabytes(bounds.bytes)} together.`, true)
    const files = new Map<string, KnownFile>()
    const read = new Map<string, Remembered>()
    for (const place of places) {
      const found = await this.#look(place)
      if ('problem' in found) refused.set(place.name, found.problem)
      else {
        files.set(place.name, found.file)
        if (found.signature !== undefined) read.set(place.name, { file: found.file, signature: found.signature })
      }
    }
    this.#read = read
    return { files, refused, names }
  }

  /** Where each name leads; a link to a file that is here under its own name is that file, and one that leads out is refused. */
  async #places(names: readonly string[], refuse: (file: string, message: string) => void): Promise<Place[]> {
    const places = await Promise.all(
      names.map(async (name): Promise<(Place & { isLink: boolean }) | undefined> => {
        const path = join(this.folder, name)
        const isLink = await lstat(path).then(
          (found) => found.isSymbolicLink(),
          () => undefined,
        )
        const real = isLink ? await realpath(path).catch(() => undefined) : path
        if (isLink === undefined || real === undefined) return undefined
        if (!isInside(this.folder, real)) return void refuse(name, 'It is a link that leads out of the folder, and is not followed.')
        const stats = await stat(real, { bigint: true }).catch(() => undefined)
        return stats?.isFile() ? { name, real, stats, isLink } : undefined
      }),
    )
    const found = places.filter((place) => place !== undefined)
    const own = new Set(found.flatMap(({ isLink, real }) => (isLink ? [] : [real])))
    return found.filter(({ isLink, real }) => !isLink || (!own.has(real) && own.add(real)))
  }

  async #look({ name, real, stats }: Place): Promise<{ file: KnownFile; signature?: string } | { problem: LinkProblem }> {
    const signature = `${real} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
    const known = this.#read.get(name)
    if (known?.signature === signature) return known
    if (stats.size > bounds.fileBytes) return { problem: { file: name, message: `It is larger than ${megabytes(bounds.fileBytes)}.` } }
    // Two writes within one tick of the clock look alike: what is that young is read again the next time.
    const isSettled = Date.now() - Number(stats.ctimeMs) > 100
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(real))
      const file = { name, real, text, hash: hashOf(text), content: readLinkedFile({ path: name, text }) }
      return isSettled ? { file, signature } : { file }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      const why = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'It is not text in UTF-8.' : `It cannot be read: ${code ?? error}.`
      return { problem: { file: name, message: why } }
    }
  }
}

type Remembered = { file: KnownFile; signature: string }
type Place = { name: string; real: string; stats: BigIntStats }

/** Editors keep their own files under names with a dot in front. */
const isDefinition = (name: string) => isJsonFile(name) && !name.startsWith('.')

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
