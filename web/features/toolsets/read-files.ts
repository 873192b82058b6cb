import type { Read, SourceFile } from '#shared/sources/source'
import { bytes } from '../../lib/words'

/** What a pasted text is called where it has to be called something. */
export const pastedFile = 'pasted.json'

const largest = 16_000_000

/** What files or a pasted text give: a toolset where there are tools, and what was noticed while reading. */
export async function readTexts(files: readonly SourceFile[], name: string): Promise<Read> {
  const { readFiles } = await import('#shared/sources/index')
  return readFiles(files, name)
}

/** Files that were dropped elsewhere and are to begin a toolset with. */
let handed: Awaited<ReturnType<typeof textsOf>> | undefined

/** Keeps files for the page of a new toolset where there are tools in them; false where there are none. */
export async function handOverTools(files: readonly File[]): Promise<boolean> {
  const given = await textsOf(files)
  if ((await readTexts(given.texts, 'toolset')).toolset.nodes.length === 0) return false
  handed = given
  return true
}

export function takeHanded(): typeof handed {
  const taken = handed
  handed = undefined
  return taken
}

/** The texts of dropped or chosen files, and a sentence for each that could not be read. */
export async function textsOf(files: readonly File[]): Promise<{ texts: SourceFile[]; refused: string[] }> {
  const texts: SourceFile[] = []
  const refused: string[] = []
  for (const file of files) {
    const path = file.webkitRelativePath || file.name
    if (file.size > largest) refused.push(`${path} is too large for a definition (${bytes(file.size)}).`)
    else {
      const text = await file.text().catch(() => undefined)
      if (text === undefined) refused.push(`${path} cannot be read. A folder has to be chosen, or opened as a linked folder.`)
      else texts.push({ path, text })
    }
  }
  return { texts, refused }
}
