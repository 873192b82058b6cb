import { createContext, useContext, useSyncExternalStore } from 'react'
import { fieldAt } from '#shared/form/at'
import type { Fits } from '#shared/form/conditions'
import { type Field, fieldOf } from '#shared/form/field'
import { fitsIn } from '#shared/form/fits'
import { atPointer } from '#shared/schema/refs'
import { setAt } from '#shared/tool/change'
import type { Json } from '#shared/tool/json'
import { pointerParts } from '#shared/tool/pointer'

/** Beside the value: what was typed but is no value yet, and which branch of a union was chosen. Keys are JSON Pointers. */
export type FormNotes = {
  typed: Readonly<Record<string, string>>
  branches: Readonly<Record<string, number>>
  opened: Readonly<Record<string, boolean>>
}
export const noNotes: FormNotes = { typed: {}, branches: {}, opened: {} }

/** What the fields of one form share. Fields get their value as a prop; the rest they look up here, each only what is its own. */
export class FormStore {
  readonly root: Json
  readonly fits: Fits
  #value: Json | undefined
  /** Values that are known here: they come back from outside later than the next change may have been made. */
  readonly #known = new WeakSet<object>()
  #notes: FormNotes
  #errors: ReadonlyMap<string, readonly string[]> = new Map()
  #touched = new Set<string>()
  #attempted = false
  #said = ''
  readonly #listeners = new Set<() => void>()
  readonly #fields = new WeakMap<object, Field>()
  onvalue: (value: Json | undefined) => void = () => {}
  onnotes: (notes: FormNotes) => void = () => {}

  constructor(root: Json, value: Json | undefined, notes: FormNotes) {
    this.root = root
    this.fits = fitsIn(root)
    this.adopt(value)
    this.#notes = notes
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  field(schema: Json): Field {
    if (typeof schema !== 'object' || schema === null) return fieldOf(this.root, schema)
    const known = this.#fields.get(schema) ?? fieldOf(this.root, schema)
    this.#fields.set(schema, known)
    return known
  }

  /** Several changes may come before the form is drawn again, so each builds on the one before. */
  set = (at: string, next: Json | undefined): void => {
    if (next === undefined && this.isRow(at)) return
    const parent = parentOf(at)
    if (next !== undefined && at !== '' && atPointer(this.#value ?? {}, parent) === undefined) this.#startList(parent)
    this.#value = setAt(this.#value, at, next)
    if (isHeld(this.#value)) this.#known.add(this.#value)
    this.onvalue(this.#value)
  }

  /** An item of a list or an entry of a map: it is there as long as its row is, whatever is half typed in it. */
  isRow(at: string): boolean {
    if (at === '') return false
    const parts = pointerParts(parentOf(at))
    const control = fieldAt(this.root, this.root, parts, this.#value, this.fits)?.control
    const key = pointerParts(at).at(-1)
    if (control?.kind === 'object') return !control.properties.some((property) => property.key === key)
    return control?.kind === 'array' || control?.kind === 'tuple' || control?.kind === 'map'
  }

  /** What was half typed at a place or inside it goes. */
  forget(at: string): void {
    const kept = Object.entries(this.#notes.typed).filter(([place]) => place !== at && !place.startsWith(`${at}/`))
    this.#notes = { ...this.#notes, typed: Object.fromEntries(kept) }
    this.onnotes(this.#notes)
    this.#tell()
  }

  /** Puts the items of a list into another order, some of them twice or no more, new ones among them; what was half typed in them goes along. */
  rearrange(at: string, order: readonly (number | { added: Json })[]): void {
    const held = atPointer(this.#value ?? {}, at)
    const list = Array.isArray(held) ? (held as readonly Json[]) : []
    const moved = <T>(notes: Readonly<Record<string, T>>) => moveNotes(notes, at, order)
    this.#notes = { typed: moved(this.#notes.typed), branches: moved(this.#notes.branches), opened: moved(this.#notes.opened) }
    this.onnotes(this.#notes)
    this.set(
      at,
      order.map((place) => (typeof place === 'number' ? (list[place] as Json) : place.added)),
    )
    this.#tell()
  }

  /** The first place of a list that is not there yet makes it a list, not an object with numbers for names. */
  #startList(at: string): void {
    const kind = fieldAt(this.root, this.root, pointerParts(at), this.#value, this.fits)?.control.kind
    if (kind === 'tuple' || kind === 'array') this.#value = setAt(this.#value, at, [])
  }

  get value(): Json | undefined {
    return this.#value
  }

  /** The form was given another value from outside. */
  adopt(value: Json | undefined): void {
    if (isHeld(value) && this.#known.has(value)) return
    this.#value = value
    if (isHeld(value)) this.#known.add(value)
  }

  /** Another value altogether: what was half typed for the old one goes with it, what was open stays open. */
  restart(value: Json | undefined): void {
    this.#value = value
    if (isHeld(value)) this.#known.add(value)
    this.#notes = { ...this.#notes, typed: {}, branches: {} }
    this.#tell()
  }

  note<K extends keyof FormNotes>(kind: K, at: string, value: FormNotes[K][string] | undefined): void {
    const { [at]: _, ...others } = this.#notes[kind]
    const notes = { ...this.#notes, [kind]: value === undefined ? others : { ...others, [at]: value } }
    this.#notes = notes
    this.onnotes(notes)
    this.#tell()
  }

  get notes(): FormNotes {
    return this.#notes
  }

  setErrors(errors: ReadonlyMap<string, readonly string[]>): void {
    this.#errors = errors
    this.#tell()
  }

  touch(at: string): void {
    if (this.#touched.has(at)) return
    this.#touched.add(at)
    this.#tell()
  }

  /** A word about what just happened that is not seen otherwise, for those who listen. */
  say(words: string): void {
    this.#said = words
    this.#tell()
  }

  get said(): string {
    return this.#said
  }

  /** From the first try on, what is missing is said too. */
  attempt(): void {
    this.#attempted = true
    this.#tell()
  }

  /** What is wrong at a place, or, for one that is put in as a `whole`, inside it. A place that was never visited is not yet wrong for being empty. */
  errorAt(at: string, isSet: boolean, whole: boolean): string | undefined {
    if (!isSet && !this.#attempted && !this.#touched.has(at)) return undefined
    const own = this.#errors.get(at)?.[0]
    if (own !== undefined || !whole) return own
    for (const [place, messages] of this.#errors) if (place.startsWith(`${at}/`)) return `${place.slice(at.length)}: ${messages[0]}`
    return undefined
  }
}

const parentOf = (at: string) => at.slice(0, Math.max(0, at.lastIndexOf('/')))

/** Notes are kept by place, so those of a list's items move with them. */
function moveNotes<T>(notes: Readonly<Record<string, T>>, at: string, order: readonly unknown[]): Record<string, T> {
  const moved: Record<string, T> = {}
  for (const [place, note] of Object.entries(notes)) {
    const [, index, rest] = place.startsWith(`${at}/`) ? (/^(\d+)(.*)$/s.exec(place.slice(at.length + 1)) ?? []) : []
    if (index === undefined) moved[place] = note
    else for (const [to, from] of order.entries()) if (from === Number(index)) moved[`${at}/${to}${rest}`] = note
  }
  return moved
}

const isHeld = (value: Json | undefined): value is Exclude<Json, string | number | boolean | null> =>
  typeof value === 'object' && value !== null

export const FormContext = createContext<FormStore | undefined>(undefined)

export function useForm(): FormStore {
  const store = useContext(FormContext)
  if (!store) throw new Error('A field stands outside of a form.')
  return store
}

export function useError(at: string, isSet: boolean, whole: boolean): string | undefined {
  const store = useForm()
  return useSyncExternalStore(store.subscribe, () => store.errorAt(at, isSet, whole))
}

export function useNote<K extends keyof FormNotes>(
  kind: K,
  at: string,
): [FormNotes[K][string] | undefined, (value: FormNotes[K][string] | undefined) => void] {
  const store = useForm()
  const value = useSyncExternalStore(store.subscribe, () => store.notes[kind][at] as FormNotes[K][string] | undefined)
  return [value, (next) => store.note(kind, at, next)]
}
