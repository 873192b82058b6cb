import { definitionRefs, extractDefinition, inlineReference } from '#shared/builder/definitions'
import { addFields, fieldAt, fieldPlace, liftField, moveField, nameProblem, nestField, type Step, transfer } from '#shared/builder/fields'
import { addListed } from '#shared/builder/listed'
import { pasteFields } from '#shared/builder/paste'
import { docAt } from '#shared/builder/place'
import { addBeside, hasName, listIn, moveRow, ownerIn, removeRow, renameRow } from '#shared/builder/row-edits'
import { type Row, rowsOf } from '#shared/builder/rows'
import { lostBy, setType } from '#shared/builder/set-type'
import type { TypeId } from '#shared/builder/types'
import { refName } from '#shared/builder/words'
import { type Json, member } from '#shared/tool/json'
import { listed } from '../../lib/words'
import { type BuilderState, follow, pendingPlace } from './builder-state'
import { type Line, type Pending, rowsDownTo } from './lines'
import type { Renamed } from './use-builder'

type Deps = {
  label: string
  state: BuilderState
  root(): Json
  lines(): readonly Line[]
  render(): void
  change(next: Json, group: string, renamed?: Renamed): void
}

export type Builder = ReturnType<typeof makeBuilder>

export function makeBuilder({ label, state, root, lines, render, change }: Deps) {
  let count = 0
  const focus = (at: string, part = 'name') => {
    state.focus = { at, part }
    render()
  }
  const say = (at: string, text: string) => {
    state.note = { at, text }
    render()
  }
  const quiet = () => {
    delete state.note
    delete state.asked
  }
  /** Makes a step, or says at the row why not. */
  const step = (at: string, made: Step, what: string, renamed?: Renamed): boolean => {
    if (made.problem !== undefined) {
      say(at, made.problem)
      return false
    }
    quiet()
    change(made.schema, `${label} ${what}`, renamed)
    return true
  }
  const open = (at: string) => state.folds.set(at, true)
  const begin = (pending: Pending) => {
    quiet()
    state.pending = pending
    state.ids.set('', `new ${++count}`)
    state.typed.delete(pendingPlace)
    focus(pendingPlace)
  }
  const above = (at: string) => {
    const all = lines().filter((line) => line.is !== 'definitions')
    const index = all.findIndex((line) => (line.is === 'row' ? line.row.at === at : line.is === 'pending' && at === pendingPlace))
    const line = all.slice(0, index).findLast((one) => one.is === 'row')
    return line?.is === 'row' ? line.row.at : undefined
  }
  const idOf = ({ at, name }: Row) => state.ids.get(at) ?? name
  const rename = (row: Row, made: { schema: Json; at: string }, to: string) => {
    const id = idOf(row)
    follow(state, row.at, made.at)
    state.ids.set(made.at, id)
    change(made.schema, `${label} name ${id}`, row.slot === 'field' && isTop(row.at) ? { from: row.name, to } : undefined)
  }
  /** A name that cannot be: a new field is not there yet, another keeps the name it had before it was typed over. */
  const unname = (row: Row, text: string, problem: string) => {
    const { naming } = state
    const id = idOf(row)
    if (naming?.id === id && 'place' in naming) {
      const gone = removeRow(root(), row)
      if (gone.problem !== undefined) return
      state.pending = naming.place
      state.ids.set('', id)
      state.typed.set(pendingPlace, { text, problem: text === '' ? '' : problem })
      change(gone.schema, `${label} name ${id}`)
      state.focus = { at: pendingPlace, part: 'name' }
      return
    }
    const before = naming?.id === id && 'before' in naming ? naming.before : row.name
    const back = before === row.name ? undefined : renameRow(root(), row, before)
    const at = back && back.problem === undefined ? back.at : row.at
    if (back && back.problem === undefined) rename(row, back, before)
    state.typed.set(at, { text, problem: `${problem} It is still called ${before}.` })
  }
  const isTop = (at: string) => fieldAt(at)?.owner === ''

  return {
    /** Any change of the schema that moves no row. */
    edit(edit: (schema: Json) => Json, what: string) {
      quiet()
      change(edit(root()), `${label} ${what}`)
      render()
    },
    say,
    /** Opens what hides a place, and puts the focus into its row. Gives back whether a row holds it. */
    show(at: string): boolean {
      const way = rowsDownTo(rowsOf(root()), at)
      const row = way.at(-1)
      if (!row) return false
      for (const above of way.slice(0, -1)) open(above.at)
      if (row.at !== at) state.details.add(row.at)
      focus(row.at, hasName(row) ? 'name' : 'type')
      return true
    },

    addAfter({ at, slot, name }: Row) {
      const field = fieldAt(at)
      if (slot === 'field' && field) begin({ owner: field.owner, after: name })
      else if (slot === 'branch' || slot === 'item' || slot === 'part') {
        const made = addBeside(root(), { at, slot })
        if (step(at, made, `add beside ${at}`) && made.problem === undefined) focus(made.at)
      }
    },
    /** A new field at the end of an object, or a new branch or item. */
    addInside(row: Row) {
      open(row.at)
      const owner = ownerIn(row)
      const list = listIn(row)
      if (owner !== undefined) begin({ owner, after: row.inside.findLast(({ slot }) => slot === 'field')?.name ?? '' })
      else if (list) {
        const held = member(docAt(root(), list.holder), list.key)
        const before = Array.isArray(held) ? held.length : 0
        change(addListed(root(), list, { type: 'string' }), `${label} add inside ${row.at}`)
        focus(`${list.holder}/${list.key}/${before}`)
      }
    },
    addTo(owner: string, after = '') {
      begin({ owner, after })
    },
    /** What is typed into a row's name. A name that cannot be stays as it is typed, and the schema keeps the last good one. */
    type(row: Row, text: string) {
      quiet()
      const made = renameRow(root(), row, text)
      if (made.problem === undefined) {
        state.typed.delete(row.at)
        rename(row, made, text)
      } else unname(row, text, made.problem)
      render()
    },
    /** Whose name is typed now: a letter on the way to another name is no name to stay with. */
    enterName(row: Row) {
      const id = idOf(row)
      if (state.naming?.id !== id) state.naming = { id, before: row.name }
    },
    leaveName() {
      delete state.naming
    },
    typePending(text: string) {
      const { pending } = state
      if (!pending) return
      const problem = nameProblem(root(), pending.owner, text)
      if (problem !== undefined) {
        state.typed.set(pendingPlace, { text, problem: text === '' ? '' : problem })
        return render()
      }
      const id = state.ids.get('') as string
      state.naming = { id, place: pending }
      state.ids.set(fieldPlace(pending.owner, text), id)
      state.typed.delete(pendingPlace)
      delete state.pending
      change(addFields(root(), pending.owner, [{ name: text, schema: { type: 'string' } }], pending.after), `${label} name ${id}`)
      focus(fieldPlace(pending.owner, text))
    },
    /** A field that was never named is forgotten when it is left. */
    leavePending() {
      if (!state.pending || state.typed.get(pendingPlace)?.text) return
      delete state.pending
      render()
    },
    cancelPending() {
      const up = above(pendingPlace)
      state.typed.delete(pendingPlace)
      delete state.pending
      if (up === undefined) render()
      else focus(up)
    },
    remove(row: Row) {
      const up = above(row.at)
      if (!step(row.at, removeRow(root(), row), `remove ${row.at}`)) return
      state.typed.delete(row.at)
      if (up === undefined) render()
      else focus(up)
    },
    move(row: Row, by: number, part = 'name') {
      const made = moveRow(root(), row, by)
      if (step(row.at, made, `move ${row.at}`) && made.problem === undefined) focus(made.at, part)
    },
    nest(row: Row, part = 'name') {
      const made = nestField(root(), row.at)
      if (!step(row.at, made, `nest ${row.at}`) || made.problem !== undefined) return
      follow(state, row.at, made.at)
      for (let owner = fieldAt(made.at)?.owner ?? ''; owner !== ''; owner = owner.slice(0, owner.lastIndexOf('/'))) open(owner)
      focus(made.at, part)
    },
    lift(row: Row, part = 'name') {
      const made = liftField(root(), row.at)
      if (!step(row.at, made, `lift ${row.at}`) || made.problem !== undefined) return
      follow(state, row.at, made.at)
      focus(made.at, part)
    },
    /** Puts a field behind another one, or first into an object. */
    put(row: Row, owner: string, after: string) {
      const field = fieldAt(row.at)
      if (!field || (after === field.name && owner === field.owner)) return
      if (owner !== field.owner) {
        const made = transfer(root(), row.at, { owner, after })
        if (step(row.at, made, `move ${row.at}`) && made.problem === undefined) {
          follow(state, row.at, made.at)
          focus(made.at)
        }
        return
      }
      const names = lines().flatMap((line) =>
        line.is === 'row' && line.owner === owner && line.row.slot === 'field' ? [line.row.name] : [],
      )
      const others = names.filter((name) => name !== field.name)
      step(row.at, { schema: moveField(root(), row.at, others.indexOf(after) + 1), at: row.at }, `move ${row.at}`)
      focus(row.at)
    },
    /** Changes a type; what would be lost is said first. */
    setType({ at }: Pick<Row, 'at'>, to: TypeId) {
      quiet()
      const lost = lostBy(root(), at, to)
      if (lost.length > 0) {
        state.asked = { at, to, lost }
        return render()
      }
      this.changeType(at, to)
    },
    changeType(at: string, to: TypeId) {
      quiet()
      change(setType(root(), at, to), `${label} type ${at}`)
      if (/choice|fixed|union|tuple/.test(to)) state.details.add(at)
      focus(at, 'type')
    },
    keepType(at: string) {
      quiet()
      focus(at, 'type')
    },
    extract(row: Row, wish: string) {
      const taken = new Set(definitionRefs(root()).map(refName))
      let name = wish
      for (let number = 2; taken.has(name); number++) name = `${wish}${number}`
      const made = extractDefinition(root(), row.at, name)
      if (step(row.at, made, `extract ${row.at}`)) focus(row.at, 'type')
    },
    inline(row: Row) {
      if (step(row.at, inlineReference(root(), row.core), `inline ${row.at}`)) focus(row.at, 'type')
    },
    /** Pasted into a name: fields behind that row. Gives back whether it was more than a name. */
    paste(at: string, text: string): boolean {
      if (!/[\n:{[]/.test(text.trim())) return false
      const pending = at === pendingPlace ? state.pending : undefined
      const field = fieldAt(at)
      const [owner, after] = pending ? [pending.owner, pending.after] : [field?.owner, field?.name]
      if (owner === undefined) return false
      const made = pasteFields(root(), owner, text, after)
      if ('problem' in made && made.problem !== undefined) {
        say(at, made.problem)
        return true
      }
      const { schema, added, taken } = made as Exclude<typeof made, { problem: string }>
      quiet()
      delete state.pending
      change(schema, `${label} paste`)
      const last = fieldPlace(owner, added.at(-1) as string)
      if (taken.length > 0)
        state.note = {
          at: last,
          text: `${listed(taken)} ${taken.length === 1 ? 'was' : 'were'} there already and stayed as ${taken.length === 1 ? 'it was' : 'they were'}.`,
        }
      focus(last)
      return true
    },
    fold(at: string, isOpen: boolean) {
      state.folds.set(at, isOpen)
      render()
    },
    foldDetails(at: string) {
      if (!state.details.delete(at)) state.details.add(at)
      render()
    },
  }
}
