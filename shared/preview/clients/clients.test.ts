import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Claim, evidences, type Source } from '../evidence'
import { clients } from '.'

const day = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

const claims = ({ name, title, description, schema, approval, icons, instructions }: (typeof clients)[number]): [string, Claim][] =>
  Object.entries({ name, title, description, schema, approval, icons, instructions })

describe('the registry of clients', () => {
  test('each file is one client of that name, and each is in the list once', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !/^index|\.test\./.test(file))
    expect(clients.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort())
    expect(new Set(clients.map(({ label }) => label)).size).toBe(clients.length)
  })

  describe.each(clients.map((client) => [client.id, client] as const))('%s', (_, client) => {
    test('says where each thing it claims can be looked up', () => {
      const without = claims(client).filter(([, { evidence, source }]) => evidence !== 'unknown' && source === undefined)
      expect(without.map(([matter]) => matter)).toEqual([])
    })

    test('says nothing of what is not established', () => {
      const said = claims(client).flatMap(([matter, { evidence, ...rest }]) =>
        evidence !== 'unknown' || matter === 'approval'
          ? []
          : Object.entries(rest).filter(([, value]) => !Array.isArray(value) || value.length > 0),
      )
      expect(said).toEqual([])
      if (client.approval.evidence === 'unknown') expect(client.approval.modes).toEqual([])
    })

    test('names days, and the newest of them is its own', () => {
      const sources: readonly Source[] = client.sources
      expect(sources.filter(({ date }) => !day.test(date))).toEqual([])
      expect(client.date).toBe(
        sources
          .map(({ date }) => date)
          .sort()
          .at(-1),
      )
    })

    test('cites nothing that it does not list', () => {
      const listed = new Set<unknown>(client.sources)
      const { modes, uses = [], meta = [] } = client.approval
      const cited = [
        ...claims(client).flatMap(([, { source, also = [] }]) => [source, ...also]),
        ...[...modes, ...uses, ...meta, ...(client.drops ?? []), ...[client.limits.tools ?? {}]].map((one) =>
          'source' in one ? one.source : undefined,
        ),
      ]
      expect(cited.filter((source) => source !== undefined && !listed.has(source))).toEqual([])
      expect(evidences.some(({ id }) => id === client.evidence)).toBe(true)
    })

    test('has modes of short names, each once, and starts in one of them if that is known', () => {
      const { modes, defaultMode } = client.approval
      expect(new Set(modes.map(({ id }) => id)).size).toBe(modes.length)
      expect(new Set(modes.map(({ label }) => label)).size).toBe(modes.length)
      expect(modes.filter(({ label }) => label.length > 32)).toEqual([])
      if (defaultMode !== undefined) expect(modes.map(({ id }) => id)).toContain(defaultMode)
      const names: readonly string[] = modes.map(({ id }) => id)
      for (const { except = {} } of client.approval.meta ?? []) expect(names).toEqual(expect.arrayContaining(Object.keys(except)))
    })
  })
})
