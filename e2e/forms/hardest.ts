import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaFaults } from '#shared/schema/check'
import type { Json } from '#shared/tool/json'
import { type Construct, type Counts, constructs, countConstructs } from './constructs'
import { ampleValue } from './values'

export type Case = { name: string; inputSchema: Json; value: Json }
type Measured = { name: string; inputSchema: Json; counts: Counts; score: number }

/**
 * The hardest forms of a folder of tool lists: the constructs take turns, each time the tool that uses the construct most and was not
 * chosen yet is taken; among equals the one with the higher score, then the first by name. A score is the number of places times the depth,
 * weighted by how many different constructs meet. Tools whose schema is invalid have no valid value and are left out.
 */
export function hardestForms(folder: string, count: number): Case[] {
  const measured = readdirSync(folder)
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { tools: { name: string; inputSchema: Json }[] }).tools)
    .map(measure)
    .filter(({ inputSchema }) => schemaFaults(inputSchema).length === 0)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
  const chosen = new Set<Measured>()
  for (let before = -1; chosen.size < count && chosen.size > before; ) {
    before = chosen.size
    for (const construct of Object.keys(constructs) as Construct[]) {
      const hardest = most(
        measured.filter((tool) => !chosen.has(tool) && tool.counts[construct] > 0),
        construct,
      )
      if (hardest && chosen.size < count) chosen.add(hardest)
    }
  }
  return [...chosen].map(({ name, inputSchema }, index) => ({
    name: `${String(index + 1).padStart(2, '0')}_${name}`,
    inputSchema,
    value: ampleValue(inputSchema),
  }))
}

function measure({ name, inputSchema }: { name: string; inputSchema: Json }): Measured {
  const counts = countConstructs(inputSchema)
  const kinds = Object.values(counts).filter((times) => times > 0).length
  return { name, inputSchema, counts, score: counts.place * (counts.depth + 1) * kinds }
}

function most(tools: readonly Measured[], construct: Construct): Measured | undefined {
  let found: Measured | undefined
  for (const tool of tools) if (!found || tool.counts[construct] > found.counts[construct]) found = tool
  return found
}
