import type { NodeId } from '../tool/node'
import type { Toolset } from '../tool/toolset'

/**
 * Something a target cannot carry: at which tool (its plain name; '' for the toolset), at which place in it (JSON Pointer), and what becomes of it.
 * `node` says which tool where the name does not.
 */
export type Loss = { tool: string; node?: NodeId; at: string; message: string }

/**
 * `keepFrom` is the line from which on a file belongs to the person who fills it in: generating again keeps what stands there.
 * A file that is written `once` belongs to them as a whole: dependencies they added are not ours to drop.
 */
export type RenderedFile = { path: string; text: string; keepFrom?: string; once?: true }

export type Rendered = { files: readonly RenderedFile[]; losses: readonly Loss[] }

/** A choice the person has. The first choice is the default. */
export type TargetOption = { key: string; label: string; does: string; choices: readonly { value: string; label: string }[] }

/** One way to write a toolset down. Page, command line, documentation and tests are made from the list of these. */
export type Target = {
  /** Equal to the file name; never reused once published. */
  id: string
  label: string
  /** One sentence: what comes out. */
  summary: string
  options: readonly TargetOption[]
  /** Pure. An option that is absent has its first choice. */
  render(toolset: Toolset, options: Readonly<Record<string, string>>): Rendered
}

/** Keeps `id` as a literal type. */
export function defineTarget<const Id extends string>(target: Target & { id: Id }): Target & { id: Id } {
  return target
}

/** The choice in force for an option. */
export function chosen(target: Pick<Target, 'options'>, options: Readonly<Record<string, string>>, key: string): string {
  const option = target.options.find((one) => one.key === key)
  return options[key] ?? option?.choices[0]?.value ?? ''
}
