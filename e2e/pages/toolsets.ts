import type { Locator } from 'playwright/test'
import type { Doc } from '#shared/tool/json'
import type { Toolset } from '#shared/tool/toolset'
import type { Person } from './person'

type Saved = { id: string; version: number; toolset: Toolset }

/** A toolset as a script finds it saved, by its name. */
export async function savedToolset({ product }: Person, name: string): Promise<Saved> {
  const { toolsets } = (await (await product.ask('/api/toolsets')).json()) as { toolsets: { id: string; name: string }[] }
  const found = toolsets.find((toolset) => toolset.name === name)
  if (!found) throw new Error(`No toolset is called ${name}.`)
  return (await product.ask(`/api/toolsets/${found.id}`)).json() as Promise<Saved>
}

/** Saves a toolset as a script would, and opens one of its pages. */
export async function opensToolset({ page, product }: Person, toolset: Toolset, path: string): Promise<void> {
  const { id } = (await (await product.ask('/api/toolsets', { method: 'POST', body: { toolset } })).json()) as Saved
  await page.goto(`${product.url}/toolsets/${id}/${path}`)
}

/** What a live server lists now, as documents. */
export async function liveTools({ product }: Person, connectionId: string): Promise<Doc[]> {
  const answer = await product.ask(`/api/connections/${connectionId}/tools`)
  return ((await answer.json()) as { tools: { tool: Doc }[] }).tools.map(({ tool }) => tool)
}

/** The small panel that takes tools, or a call, into a toolset. */
export const copyPanel = ({ page }: Person): Locator => page.getByRole('dialog', { name: /Copy to a toolset|Keep as an example/ })
