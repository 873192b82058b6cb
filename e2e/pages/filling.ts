import { branchOf } from '#shared/form/branch'
import { type Fits, withConditions } from '#shared/form/conditions'
import { type Choice, type Field, fieldOf } from '#shared/form/field'
import { fitsIn } from '#shared/form/fits'
import { isDoc, type Json } from '#shared/tool/json'
import { pointer } from '#shared/tool/pointer'
import type { TryPanel } from './try-panel'

/** Puts a value into a form by its controls alone, as a person would: typing, choosing, adding rows. */
export class Filling {
  readonly #trying: TryPanel
  readonly #root: Json
  readonly #fits: Fits

  constructor(trying: TryPanel, root: Json) {
    this.#trying = trying
    this.#root = root
    this.#fits = fitsIn(root)
  }

  async fill(value: Json): Promise<void> {
    await this.#put('', fieldOf(this.#root, this.#root), value)
  }

  async #put(at: string, field: Field, value: Json): Promise<void> {
    const { control } = field
    const place = this.#trying.place(at)
    if (value === null && control.kind !== 'null' && control.kind !== 'any' && control.kind !== 'union') {
      return this.#trying.menu(at, /null/)
    }
    switch (control.kind) {
      case 'text':
      case 'file':
        if (value === '') await this.#type(at, 'x')
        return this.#type(at, String(value))
      case 'number':
        return this.#type(at, String(value))
      case 'any':
        return this.#type(at, JSON.stringify(value))
      case 'boolean':
        return this.#trying.choose(at, String(value))
      case 'choice':
        return this.#pick(at, control.choices, value)
      case 'const':
      case 'null': {
        const set = place.getByRole('button', { name: /^Set/ })
        if (await set.isVisible()) await set.click()
        return
      }
      case 'union': {
        const chosen = branchOf(this.#root, control.branches, value, this.#fits) ?? 0
        const branch = control.branches[chosen]
        if (!branch) return
        await this.#trying.choose(at, branch.name)
        return this.#put(at, fieldOf(this.#root, branch.schema), value)
      }
      case 'object':
        return this.#fields(at, field, value)
      case 'map':
        return this.#entries(at, control.values, value)
      case 'array':
        return this.#items(at, control.items, value)
      case 'tuple':
        for (const [index, item] of list(value).entries())
          await this.#put(`${at}/${index}`, fieldOf(this.#root, control.items[index] ?? control.more), item)
        return
      case 'never':
        throw new Error(`Nothing can be put in at ${at}.`)
    }
  }

  async #type(at: string, text: string): Promise<void> {
    const field = this.#trying.field(at)
    await field.fill('')
    if (text.length > 40) await field.fill(text)
    else await field.pressSequentially(text)
  }

  async #pick(at: string, choices: readonly Choice[], value: Json): Promise<void> {
    const choice = choices.find((each) => JSON.stringify(each.value) === JSON.stringify(value))
    const name = choice?.title ?? String(value)
    const search = this.#trying.place(at).getByRole('combobox')
    if (!(await search.isVisible())) return this.#trying.choose(at, name)
    await search.fill(name)
    await search.blur()
  }

  async #fields(at: string, field: Field, value: Json): Promise<void> {
    if (at !== '' && Object.keys(value as object).length === 0) return this.#trying.menu(at, /^Set to empty/)
    if (at !== '') await this.#trying.open(at)
    let held: Json = {}
    for (const [key, inner] of Object.entries(isDoc(value) ? value : {})) {
      const { control } = fieldOf(this.#root, withConditions(this.#root, field.schema, held, this.#fits))
      const property = control.kind === 'object' ? control.properties.find((each) => each.key === key) : undefined
      if (!property) throw new Error(`No field for ${key} at ${at}.`)
      await this.#trying.add(at, key)
      await this.#put(at + pointer([key]), fieldOf(this.#root, property.schema), inner)
      held = Object.fromEntries([...Object.entries(held), [key, inner]])
    }
  }

  async #entries(at: string, values: Json, value: Json): Promise<void> {
    const place = this.#trying.place(at)
    if (Object.keys(value as object).length === 0) return this.#trying.press(at, 'Send an empty object')
    for (const [index, [key, inner]] of Object.entries(isDoc(value) ? value : {}).entries()) {
      await this.#trying.press(at, 'Add an entry')
      const name = place.getByLabel('Name', { exact: true }).nth(index)
      await name.fill(key)
      await name.press('Enter')
      await this.#put(at + pointer([key]), fieldOf(this.#root, values), inner)
    }
  }

  async #items(at: string, items: Json, value: Json): Promise<void> {
    if (list(value).length === 0) return this.#trying.press(at, 'Send an empty list')
    for (const [index, item] of list(value).entries()) {
      await this.#trying.press(at, 'Add an item')
      await this.#put(`${at}/${index}`, fieldOf(this.#root, items), item)
    }
  }
}

const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])
