import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Something a person can do from anywhere: by key, or from the palette. */
export type Command = {
  id: string
  title: string
  /** What it belongs to, as a heading in the palette and in the list of shortcuts. */
  section: string
  /** For example `mod+k`, `/`, `?`; `mod` is ⌘ or Ctrl. */
  keys?: string
  /** Reached by its key only: the palette would be the wrong place for it. */
  unlisted?: boolean
  /** Its key works while a field has the focus too, in the place of what the field would do with it. */
  inFields?: boolean
  run(): void
}

let groups: readonly (readonly Command[])[] = []
let flat: readonly Command[] = []
const listeners = new Set<() => void>()

function register(commands: readonly Command[]): () => void {
  const change = (next: typeof groups) => {
    groups = next
    flat = groups.flat()
    for (const listener of listeners) listener()
  }
  change([...groups, commands])
  return () => change(groups.filter((group) => group !== commands))
}

/** Offers commands for as long as the caller is on screen. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  const shape = JSON.stringify(commands.map(({ run: _, ...said }) => said))
  useEffect(() => {
    const said = JSON.parse(shape) as Omit<Command, 'run'>[]
    return register(said.map((command) => ({ ...command, run: () => latest.current.find(({ id }) => id === command.id)?.run() })))
  }, [shape])
}

export const currentCommands = (): readonly Command[] => flat

/** Every command that is offered now. */
export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentCommands)
}

/** Runs a command by its id, where it is offered. */
export function runCommand(id: string): void {
  flat.findLast((command) => command.id === id)?.run()
}
