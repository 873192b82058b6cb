import { documentsOf, type LinkedAs } from '#shared/linked/documents'
import type { LinkProblem } from '#shared/linked/linked'
import { mergeOutside } from '#shared/linked/merge-outside'
import type { Guidance } from '#shared/mtdf/guidance'
import { reconcile } from '#shared/mtdf/reconcile'
import type { Node } from '#shared/tool/node'
import type { Dialect, Toolset } from '#shared/tool/toolset'
import type { ToolsetLink } from '../storage/store'
import type { KnownFile, Scan } from './linked-files'

/** What the files say that they did not say before. */
export type OutsideChange = {
  /** The files that changed, went or came. */
  names: readonly string[]
  roots: ReadonlyMap<string, Node | undefined>
  guidance?: Guidance | null
  toolset?: Toolset
  /** Files that are out of step: of these nothing is taken in. */
  problems: readonly LinkProblem[]
  /** What may be the middle of a save by another program. */
  unfinished: readonly string[]
  /** The link as it is when the change is taken in. */
  seen: Pick<ToolsetLink, 'files' | 'guidance'>
}

export function outsideChange(link: ToolsetLink, scan: Scan): OutsideChange {
  const { linked, guidance: guidanceName } = link
  const names: string[] = []
  const roots = new Map<string, Node | undefined>()
  const problems: LinkProblem[] = [...scan.refused.values()]
  const unfinished: string[] = []
  const files: Record<string, string> = { ...link.files }
  let guidance: Guidance | null | undefined
  let toolset: Toolset | undefined
  let from = guidanceName

  for (const [name, file] of scan.files) {
    const { content, hash } = file
    const isLinked = Object.hasOwn(link.files, name)
    if (content.kind === 'broken') {
      problems.push({
        ...content.problem,
        message: `${content.problem.message} Until it is repaired, changes to it are kept in Toolwright.`,
      })
      unfinished.push(`${name} ${hash}`)
      continue
    }
    if (isLinked && link.files[name] === hash) continue
    if (linked.format === 'toolset' ? content.kind === 'toolset' : belongs(file, from)) {
      if (content.kind === 'tool') roots.set(name, content.root)
      else if (content.kind === 'toolset') toolset = content.toolset
      else if (content.kind === 'guidance') [guidance, from] = [content.guidance, name]
      names.push(name)
      files[name] = hash
    } else if (isLinked)
      problems.push({ file: name, message: `It holds ${what(file)} now. Until it holds a tool again, the last one is kept.` })
  }
  for (const name of Object.keys(link.files)) {
    if (scan.files.has(name) || scan.refused.has(name)) continue
    unfinished.push(`${name} gone`)
    if (linked.kind === 'file') {
      problems.push({ file: name, message: 'It is not there any more. Changes are kept in Toolwright until it is back.' })
      continue
    }
    if (name === guidanceName) [guidance, from] = [null, undefined]
    else roots.set(name, undefined)
    names.push(name)
    delete files[name]
  }
  return {
    names,
    roots,
    problems,
    unfinished,
    seen: { files, ...(from !== undefined && { guidance: from }) },
    ...(guidance !== undefined && { guidance }),
    ...(toolset && { toolset }),
  }
}

/** A folder has one file of guidance: the one it was read from, or the first that comes. */
const belongs = ({ name, content }: KnownFile, guidance: string | undefined) =>
  content.kind === 'tool' || (content.kind === 'guidance' && (guidance ?? name) === name)

const what = ({ content }: KnownFile) => (content.kind === 'other' ? content.what : content.kind)

export type Sides = { base: Toolset; ours: Toolset; as: LinkedAs; dialect: Dialect }

/** The toolset with the change in it. What we wrote ourselves is none. */
export function takeIn({ roots, guidance, toolset }: OutsideChange, { base, ours, as, dialect }: Sides, scan: Scan): Toolset {
  const documents = documentsOf(ours, as)
  const isOwn = (name: string) => {
    const content = scan.files.get(name)?.content
    return content !== undefined && 'value' in content && JSON.stringify(content.value) === JSON.stringify(documents.get(name))
  }
  if (as.format === 'toolset')
    return !toolset || (as.only !== undefined && isOwn(as.only)) ? ours : base === ours ? toolset : mergeOutside(base, ours, toolset)
  const changed = new Map([...roots].filter(([name]) => !isOwn(name)))
  const isOwnGuidance = guidance !== undefined && isOwn(as.guidance ?? '')
  if (changed.size === 0 && (guidance === undefined || isOwnGuidance)) return ours
  return reconcile({ base, ours, changed, dialect, ...(guidance !== undefined && !isOwnGuidance && { guidance }) })
}

const outside = 'Changed outside: '

export const isOutside = (note: string | undefined): boolean => note?.startsWith(outside) ?? false

/** What a version is called that came from outside. */
export function noteOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return `${outside}${shown}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
}
