import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentsOf, inOrderOf, type LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { guidanceFile } from '#shared/mtdf/guidance'
import { type Patched, patchJson } from '#shared/mtdf/patch-json'
import { mtdfText } from '#shared/mtdf/write'
import type { Doc } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'
import type { ToolsetLink } from '../storage/store'
import { hashOf, type KnownFile, type Scan } from './linked-files'
import { createFile, removeFile, replaceFile } from './write-file'

export type WrittenOut = Pick<ToolsetLink, 'files' | 'guidance' | 'removed'> & {
  created: string[]
  problems: LinkProblem[]
  /** Whether something of the toolset is not in its files. */
  behind: boolean
}

/** How many texts of files that went are kept. */
const mostRemoved = 20

/** Writes into the files what they do not say yet, and nothing else. A file that changed since it was read is left alone. */
export async function writeOut(
  toolset: Toolset,
  link: ToolsetLink,
  scan: Scan,
  { folder, as }: { folder: string; as: LinkedAs },
): Promise<WrittenOut> {
  const files: Record<string, string> = { ...link.files }
  const removed: Record<string, string> = { ...link.removed }
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
      const { text, whole } = patchedText(known, document, as)
      if (text !== known.text)
        await attempt(name, async () => {
          if (!(await isStill(known))) return false
          await replaceFile(known.real, text)
          files[name] = hashOf(text)
          if (whole) problems.push({ file: name, message: 'It was written anew: its comments could not be kept.' })
          return true
        })
    } else if (known || isOurs || scan.refused.has(name)) behind = true
    else
      await attempt(name, async () => {
        const earlier = removed[name]
        const text = earlier === undefined ? mtdfText(document) : patchJson(earlier, document).text
        await createFile(join(folder, name), text)
        files[name] = hashOf(text)
        created.push(name)
        delete removed[name]
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
      removed[name] = known.text
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
    ...(Object.keys(removed).length > 0 && { removed: Object.fromEntries(Object.entries(removed).slice(-mostRemoved)) }),
  }
}

function patchedText({ text, content }: KnownFile, document: Doc, { format }: LinkedAs): Patched {
  const before = 'value' in content ? content.value : null
  const after = format === 'toolset' ? inOrderOf(before, document) : document
  return JSON.stringify(before) === JSON.stringify(after) ? { text, whole: false } : patchJson(text, after)
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
