import type { Client } from './client'
import type { Evidence, Source } from './evidence'

export type ToolLimit = { value: number; kind: string; over: boolean; evidence: Evidence; source?: Source }

/** How many tools a client takes, and whether so many are more; undefined where no number is known. */
export function toolLimit({ limits }: Client, count: number): ToolLimit | undefined {
  if (limits.tools?.value === undefined) return undefined
  const { value, kind, evidence, source } = limits.tools
  return { value, kind, over: count > value, evidence, ...(source && { source }) }
}
