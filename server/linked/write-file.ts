import { type FileHandle, link, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const ending = '.toolwright-new'

/** What we write stands under this name until it is whole; it hides from those who read the folder, and two of us never meet there. */
const newName = (path: string) => join(dirname(path), `.${basename(path)}.${process.pid}${ending}`)

/** Puts a text in the place of a file, in one step: whoever reads it finds the old text or the new one. Its mode and owner stay. */
export async function replaceFile(path: string, text: string): Promise<void> {
  if ((await realpath(path)) !== path) throw new Error('it became a link to another place')
  const { mode, uid, gid } = await stat(path)
  const fresh = await writeNew(path, text, async (file) => {
    await file.chmod(mode & 0o7777)
    // Only who may give files away can keep the owner of another's file.
    await file.chown(uid, gid).catch(() => {})
  })
  await rename(fresh, path)
  await syncFolder(dirname(path))
}

/** Makes a file that was not there; one that is there is never overwritten. */
export async function createFile(path: string, text: string): Promise<void> {
  const fresh = await writeNew(path, text)
  try {
    await link(fresh, path)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    // A file system without hard links.
    const file = await open(path, 'wx')
    await file.writeFile(text).finally(() => file.close())
  } finally {
    await rm(fresh, { force: true })
  }
  await syncFolder(dirname(path))
}

export async function removeFile(path: string): Promise<void> {
  await rm(path)
  await syncFolder(dirname(path))
}

/** Takes away what an earlier run left behind when it was ended while it wrote. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[]))
    if (name.startsWith('.') && name.endsWith(ending)) await rm(join(folder, name), { force: true })
}

async function writeNew(path: string, text: string, dress: (file: FileHandle) => Promise<void> = async () => {}): Promise<string> {
  const fresh = newName(path)
  await rm(fresh, { force: true })
  const file = await open(fresh, 'wx')
  try {
    await file.writeFile(text)
    await dress(file)
    await file.sync()
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return fresh
}

/** So that the new name outlives a crash of the machine; not every system lets a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
