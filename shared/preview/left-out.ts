import { type Doc, isDoc, type Json, member } from '../tool/json'
import type { Verdict } from './approval'
import type { Client, DropCause } from './client'
import type { Evidence, Source } from './evidence'
import type { SeenName } from './names/name'
import { reasonOf } from './reason'

/** Why a tool does not reach the model, and how that is known. */
export type LeftOut = { why: string; evidence: Evidence; source?: Source }

/** Undefined where nothing is known to keep the tool from the model; what is only reported does not settle it. */
export function leftOutOf(client: Client, tool: Doc, name: SeenName | undefined, verdict: Verdict): LeftOut | undefined {
  if (name?.refused !== undefined) return known(name.refused, client.name)
  const drop = dropsOf(client, tool).find(({ evidence }) => evidence !== 'reported')
  if (drop) return known(drop.why, drop)
  if (verdict.does === 'deny' && verdict.mode?.hides) return known(reasonOf(client, verdict, tool), verdict)
  return undefined
}

/** What somebody has seen keep such a tool from the model: a warning, and no more. */
export function reportedDrop(client: Client, tool: Doc): LeftOut | undefined {
  const drop = dropsOf(client, tool).find(({ evidence }) => evidence === 'reported')
  return drop && known(drop.why, drop)
}

const dropsOf = ({ drops = [] }: Client, tool: Doc) => drops.filter(({ when }) => causes[when](tool))

const known = (why: string, { evidence, source }: { evidence: Evidence; source?: Source }): LeftOut => ({
  why,
  evidence,
  ...(source && { source }),
})

const causes: Record<DropCause, (tool: Doc) => boolean> = {
  'no-title': (tool) => !isText(member(tool, 'title')),
  'no-description': (tool) => !isText(member(tool, 'description')),
  'not-for-models': (tool) => {
    const visibility = at(tool, '_meta', 'ui', 'visibility')
    return Array.isArray(visibility) && !visibility.includes('model')
  },
  'beta-tag': (tool) => {
    const tags = at(tool, '_meta', 'fastmcp', 'tags')
    return Array.isArray(tags) && tags.includes('beta')
  },
}

const isText = (value: Json | undefined) => typeof value === 'string' && value !== ''

const at = (tool: Doc, ...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((value, key) => (isDoc(value) ? member(value, key) : undefined), tool)
