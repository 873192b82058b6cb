import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { generate } from '#shared/form/generate'
import { itemsFromLines } from '#shared/form/pasted-lines'
import { movedOrder } from '#shared/tool/change'
import type { Json } from '#shared/tool/json'
import { useForm } from '../form-store'
import { useRowDrag } from './use-row-drag'

const parts = 'input, textarea, button'

/** What can be done with the rows of a list: by button, by key, by pasting lines, by dragging. The focus goes with the row. */
export function useRows(at: string, items: Json, list: readonly Json[]) {
  const form = useForm()
  const item = form.field(items)
  const typed = item.control.kind === 'text' || item.control.kind === 'number'
  const indices = list.map((_, index) => index)
  const focusNext = useRef<{ row: number; part: number }>(undefined)

  const partsOf = (row: number) => [...(rows.current?.querySelectorAll<HTMLElement>(`:scope > [data-row="${row}"] :is(${parts})`) ?? [])]
  const move = (from: number, to: number) => {
    if (to < 0 || to >= list.length || to === from) return
    focusNext.current = { row: to, part: Math.max(0, partsOf(from).indexOf(document.activeElement as HTMLElement)) }
    form.rearrange(at, movedOrder(list.length, from, to))
    form.say(`Item ${from + 1} is now item ${to + 1} of ${list.length}.`)
  }
  const { list: rows, drag, grip } = useRowDrag(move)
  const insert = (index: number, added: readonly Json[]) => {
    focusNext.current = { row: index + added.length - 1, part: 0 }
    form.rearrange(at, [...indices.slice(0, index), ...added.map((each) => ({ added: each })), ...indices.slice(index)])
  }
  /** A new row starts empty where a person will type into it. */
  const fresh = (): Json =>
    item.control.kind === 'text' || item.control.kind === 'file' ? '' : (generate(form.root, items, form.fits) ?? null)

  useLayoutEffect(() => {
    if (!focusNext.current) return
    const found = partsOf(focusNext.current.row)
    if (found.length === 0) return
    const target = found[focusNext.current.part] ?? found[0]
    focusNext.current = undefined
    target?.focus()
  })

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing
    const adds = typed && plain && event.key === 'Enter' && isTyping(event.target)
    if (by === undefined && !adds) return
    event.preventDefault()
    event.stopPropagation()
    if (by !== undefined) move(index, index + by)
    else insert(index + 1, [fresh()])
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    const pasted = itemsFromLines(item, event.clipboardData.getData('text'))
    if (!pasted || !isTyping(event.target)) return
    event.preventDefault()
    if (list[index] === '') form.set(`${at}/${index}`, pasted[0])
    insert(index + 1, list[index] === '' ? pasted.slice(1) : pasted)
    form.say(`The pasted lines are ${pasted.length} items now.`)
  }
  return {
    item,
    rows,
    drag,
    grip,
    move,
    onKeyDown,
    onPaste,
    add: () => insert(list.length, [fresh()]),
    duplicate: (index: number) => form.rearrange(at, [...indices.slice(0, index + 1), ...indices.slice(index)]),
    remove: (index: number) => form.rearrange(at, indices.toSpliced(index, 1)),
  }
}

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
