import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identical } from '#shared/diff/identical'
import { documentsOf, inOrderOf, type LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { guidanceFile } from '#shared/mtdf/guidance'
import { type Patched, patchJson } from '#shared/mtdf/patch-json'
import { mtdfText } from '#shared/mtdf/write'
import type { Doc, Json } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'
import type { ToolsetLink } from '../storage/store'
import { textsOf, withText } from './kept-texts'
import { hashOf, type KnownFile, type Scan } from './linked-files'
import { createFile, removeFile, replaceFile } from './write-file'

export type WrittenOut = Pick<ToolsetLink, 'files' | 'guidance' | 'texts'> & {
  created: string[]
  problems: LinkProblem[]
  /** Whether something of the toolset is not in its files. */
  behind: boolean
}

/** Writes into the files what they do not say yet, and nothing else. A file that changed since it was read is left alone. */
export async function writeOut(
  toolset: Toolset,
  link: ToolsetLink,
  scan: Scan,
  { folder, as }: { folder: string; as: LinkedAs },
): Promise<WrittenOut> {
  const files: Record<string, string> = { ...link.files }
  let texts = link.texts ?? []
  const created: string[] = []
  const problems: LinkProblem[] = []
  let behind = false
  const attempt = async (file: string, action: () => Promise<boolean>) => {
    try {
      if (!(await action())) behind = true
    } catch (error) {
      behind = true
      problems.push({ file, message: `It cannot be written: ${reasonOf(error)}. The change is kept in Toolwright.` })
    }
  }

  const documents = documentsOf(toolset, as)
  for (const [name, document] of documents) {
    const known = scan.files.get(name)
    const isOurs = Object.hasOwn(link.files, name)
    if (known && isOurs && known.hash === link.files[name]) {
      const { text, whole } = patchedText(known, document, as, textsOf(texts, name))
      if (text !== known.text)
        await attempt(name, async () => {
          if (!(await isStill(known))) return false
          await replaceFile(known.real, text)
          files[name] = hashOf(text)
          texts = withText(texts, name, known.text)
          if (whole) problems.push({ file: name, message: 'It was written anew: its comments could not be kept.' })
          return true
        })
    } else if (known || isOurs || scan.refused.has(name)) behind = true
    else
      await attempt(name, async () => {
        const text = textAgain(document, textsOf(texts, name))
        await createFile(join(folder, name), text)
        files[name] = hashOf(text)
        created.push(name)
        return true
      })
  }
  for (const name of Object.keys(link.files)) {
    if (documents.has(name)) continue
    const known = scan.files.get(name)
    if (!known || known.hash !== link.files[name]) {
      behind = true
      continue
    }
    await attempt(name, async () => {
      if (!(await isStill(known))) return false
      await removeFile(join(folder, name))
      texts = withText(texts, name, known.text)
      delete files[name]
      return true
    })
  }
  const guidance = toolset.guidance && as.format === 'mtdf' && as.only === undefined ? (as.guidance ?? guidanceFile) : undefined
  return {
    files,
    created,
    problems,
    behind,
    ...(guidance !== undefined && Object.hasOwn(files, guidance) && { guidance }),
    ...(texts.length > 0 && { texts }),
  }
}

type Earlier = ReturnType<typeof textsOf>

/** A text that says the document: one that the file had before, to the letter, else the present one with the difference in it. */
function patchedText({ text, content }: KnownFile, document: Doc, { format }: LinkedAs, earlier: Earlier): Patched {
  const asIn = (value: Json) => (format === 'toolset' ? inOrderOf(value, document) : document)
  const before = 'value' in content ? content.value : null
  const again = [{ text, value: before }, ...earlier].find(({ value }) => identical(value, asIn(value)))
  return again ? { text: again.text, whole: false } : patchJson(text, asIn(before))
}

/** The text of a file that comes, or comes back. */
function textAgain(document: Doc, earlier: Earlier): string {
  const again = earlier.find(({ value }) => identical(value, document))
  if (again) return again.text
  const [last] = earlier
  return last ? patchJson(last.text, document).text : mtdfText(document)
}

const isStill = async ({ real, text }: KnownFile) => (await readFile(real, 'utf8').catch(() => undefined)) === text

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file of that name is there already',
}
const reasonOf = (error: unknown) => reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
