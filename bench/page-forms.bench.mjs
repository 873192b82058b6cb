import { join } from 'node:path'
import { connectServer, startApp } from './lib/app.mjs'
import { bareCosts, startBrowser } from './lib/browser.mjs'
import { formRows, measureForm } from './lib/forms.mjs'

const properties = 100

/** A large form: how soon it is there, and what a key costs in it. */
export const bench = {
  id: 'page-forms',
  title: 'Forms in the page',
  async run(context) {
    const browser = await startBrowser(context)
    const app = await startApp(context)
    const { path } = await connectServer(app, join(context.root, 'bench', 'servers', 'forms.mjs'), { args: [String(properties)] })
    const bare = await bareCosts(browser, 9)
    const taken = await measureForm(browser, app, { path, tool: 'large_form', other: 'small_form', fields: properties })
    return formRows(`form of ${properties} properties`, taken, bare, { mounted: 150, key: 16 })
  },
}
