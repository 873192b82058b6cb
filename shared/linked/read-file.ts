import type { Guidance } from '../mtdf/guidance'
import { readJson } from '../mtdf/json-tree'
import { parseLenient } from '../mtdf/lenient-json'
import { guidance } from '../sources/guidance'
import { sources } from '../sources/index'
import { mtdf } from '../sources/mtdf'
import type { SourceFile } from '../sources/source'
import { toolset } from '../sources/toolset'
import type { Json } from '../tool/json'
import type { Node } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import type { LinkProblem } from './linked'

/** What a file of a linked folder turned out to be. `other` is JSON that no linked toolset is made of. */
export type FileContent =
  | { kind: 'tool'; value: Json; root: Node }
  | { kind: 'guidance'; value: Json; guidance: Guidance }
  | { kind: 'toolset'; value: Json; toolset: Toolset }
  | { kind: 'other'; what: string }
  | { kind: 'broken'; problem: LinkProblem }

export function readLinkedFile({ path, text }: SourceFile): FileContent {
  const { value, problems, lineOf } = parseLenient(text)
  if (value === undefined) return { kind: 'broken', problem: brokenAt(path, text, problems.at(-1)?.message) }
  const source = sources.find((one) => one.recognises(value))
  if (source === mtdf) return { kind: 'tool', value, root: mtdf.read({ path, value }).nodes[0] as Node }
  if (source === guidance) {
    const read = guidance.read({ path, value }).guidance
    return read ? { kind: 'guidance', value, guidance: read } : { kind: 'other', what: guidance.label }
  }
  if (source !== toolset) return { kind: 'other', what: source?.label ?? 'JSON that is neither MTDF nor a Toolwright toolset' }
  const { toolset: whole, problems: wrong } = toolset.read({ path, value })
  if (whole) return { kind: 'toolset', value, toolset: whole }
  const [first] = wrong
  const line = first && lineOf(first.at)
  return {
    kind: 'broken',
    problem: { file: path, ...(line !== undefined && { line }), message: first?.message ?? 'This is no Toolwright toolset.' },
  }
}

function brokenAt(file: string, text: string, otherwise = 'It cannot be read.'): LinkProblem {
  const slip = readJson(text).slips.find(({ kind }) => kind === 'syntax')
  if (!slip) return { file, message: otherwise }
  const before = text.slice(0, slip.start)
  const line = before.split('\n').length
  const column = slip.start - (before.lastIndexOf('\n') + 1) + 1
  return { file, line, column, message: `This is not JSON: ${slip.message} ${slip.suggestion}` }
}
