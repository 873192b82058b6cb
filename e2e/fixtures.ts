import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from 'playwright/test'
import { Person, serverFile } from './pages/person'
import { type Product, startProduct } from './product/product'

type Fixtures = {
  dataDir: string
  /** The built product on a data folder of its own. */
  product: Product
  /** Starts the product again after it was stopped, where it was. */
  restarted: () => Promise<Product>
  /** Starts one of our small servers that listen on a port, and gives its URL. */
  listening: (name: string, ...args: string[]) => Promise<string>
  /** Someone at a browser that the launch link has let in. */
  person: Person
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'toolwright-story-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },

  product: async ({ dataDir }, use) => {
    const product = await startProduct({ dataDir })
    await use(product)
    await ended(product)
  },

  restarted: async ({ dataDir, product }, use) => {
    const started: Product[] = []
    await use(async () => {
      const again = await startProduct({ dataDir, port: Number(new URL(product.url).port), env: { TOOLWRIGHT_TOKEN: product.token } })
      started.push(again)
      return again
    })
    await Promise.all(started.map(ended))
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  listening: async ({}, use) => {
    const started: ChildProcess[] = []
    await use(async (name, ...args) => {
      const server = spawn(process.execPath, [serverFile(name), ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
      started.push(server)
      const [line] = (await once(server.stdout, 'data')) as [Buffer]
      return (JSON.parse(String(line)) as { url: string }).url
    })
    for (const server of started) server.kill()
  },

  person: async ({ page, product }, use) => {
    const troubles = watched(page)
    await page.goto(product.link)
    const person = new Person(page, product)
    await person.home.title.waitFor()
    await use(person)
    expect(troubles, 'what the browser complained about').toEqual([])
  },
})

export const { expect } = test

/** A script error or a breach of the page's own policy fails the story in which it happens. */
function watched(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Refused to/.test(message.text())) troubles.push(message.text())
  })
  return troubles
}

async function ended(product: Product): Promise<void> {
  if (product.process.exitCode === null && product.process.signalCode === null) await product.stop()
}
