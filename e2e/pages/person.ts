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
    await this.page.getByRole('link', { name: 'Add a server' }).first().click()
    await this.adding.paste(pasted)
    await this.adding.connect.click()
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

/** The command line of one of our small servers. */
export const ownServer = (name: string, ...args: string[]) => ['node', `${folder}${name}.mjs`, ...args].join(' ')
