import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Download, Locator, Page } from 'playwright/test'

/** What the Code panel shows. */
export class CodePanel {
  readonly file: Locator
  readonly files: Locator
  readonly losses: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.file = page.getByRole('region', { name: 'File', exact: true })
    this.files = page.getByRole('grid', { name: 'Files' })
    this.losses = page.getByRole('region', { name: 'What is not carried' })
  }

  async choose(target: string): Promise<void> {
    await this.#page.getByRole('button', { name: /^Target/ }).click()
    await this.#page.getByRole('menuitemradio', { name: target, exact: true }).click()
  }

  /** The files of the archive that "Download all" hands out. */
  async downloadsAll(): Promise<{ path: string; text: string }[]> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.#page.getByRole('button', { name: 'Download all' }).click(),
    ])
    return this.filesOf(download)
  }

  /** The files in an archive that was handed out. */
  async filesOf(archive: Download): Promise<{ path: string; text: string }[]> {
    const entries = unzipSync(readFileSync(await archive.path()))
    return Object.entries(entries).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }))
  }
}
