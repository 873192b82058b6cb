import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const file = resolve(process.env.TOOLWRIGHT_CORPUS || join(import.meta.dirname, '../../../../../shared/corpus'), 'clients/vectors.json')

/** Why there are no recorded names, where there are none. */
export const noVectors = existsSync(file) ? undefined : `There is no ${file}; TOOLWRIGHT_CORPUS may name a folder.`

type Split = { namespace: string; function: string }
type Ways = { default: string; include_server_in_tool_names: string }

export type NameVector = {
  server?: string
  serverId?: string
  plugin?: string
  tool?: string
  /** Where only the two names together were recorded. */
  joined?: string
  expect: string | null | Split | Ways
}

export type NameBatch = {
  server?: string
  servers?: string[]
  builtin?: string[]
  tools?: (string | { server: string; tool: string })[]
  expect?: (string | Split)[]
  expectPrefixes?: string[]
  dropped?: number
}

type Vectors = { names: Record<string, NameVector[]>; nameBatches: Record<string, NameBatch[]> }

export const vectors: Vectors = noVectors ? { names: {}, nameBatches: {} } : (JSON.parse(readFileSync(file, 'utf8')) as Vectors)
