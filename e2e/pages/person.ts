import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Product } from '../product/product'
import { AddServerPage } from './add-server-page'
import { HomePage } from './home-page'
import { ServerPage } from './server-page'
import { TryPanel } from './try-panel'

/** Someone who uses the page, and what they find on it. */
export class Person {
  readonly page: Page
  readonly product: Product
  readonly home: HomePage
  readonly adding: AddServerPage
  readonly server: ServerPage
  readonly trying: TryPanel

  constructor(page: Page, product: Product) {
    this.page = page
    this.product = product
    this.home = new HomePage(page)
    this.adding = new AddServerPage(page)
    this.server = new ServerPage(page)
    this.trying = new TryPanel(page)
  }

  /** Adds a server by pasting something that describes it, and connects. */
  async connectsTo(pasted: string): Promise<void> {
    await this.pastes(pasted)
    await this.adding.connect.click()
  }

  /** Opens the page for a new server and pastes into its field. */
  async pastes(text: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Add a server' }).first().click()
    await this.adding.paste(text)
  }

  /** Drops files onto the window, as from a folder. */
  async drops(...files: { name: string; text: string }[]): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle((given) => {
      const transfer = new DataTransfer()
      for (const { name, text } of given) transfer.items.add(new File([text], name))
      return transfer
    }, files)
    for (const type of ['dragover', 'drop']) await this.page.dispatchEvent('body', type, { dataTransfer })
  }

  /** The servers that are saved, with their state, as a script sees them. */
  async saved(): Promise<{ id: string; name: string; transport: Record<string, unknown>; state: { status: string; pid?: number } }[]> {
    return ((await (await this.product.ask('/api/connections')).json()) as { connections: never[] }).connections
  }

  /** What would keep somebody out, of all that axe knows or of some of its rules. */
  async findsBarriers(rules?: string[]): Promise<string[]> {
    // There are no frames in the page; without looking for them it is ten times as quick.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode()
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
  }
}

const folder = fileURLToPath(new URL('../servers/', import.meta.url))

export const serverFile = (name: string) => `${folder}${name}.mjs`

/** The command line of one of our small servers. */
export const ownServer = (name: string, ...args: string[]) => ['node', serverFile(name), ...args].join(' ')
