import type { Client } from './client'

/** How many tools a client takes, and whether so many are more; undefined where no number is known. */
export function toolLimit({ limits }: Client, count: number): { value: number; kind: string; over: boolean } | undefined {
  const { value, kind } = limits.tools ?? {}
  return value === undefined || kind === undefined ? undefined : { value, kind, over: count > value }
}
