import { describe, expect, test } from 'vitest'
import { pointer } from './pointer'
import { toolset } from './toolset'

const json = (text: string): unknown => JSON.parse(text)
const minimal = { format: 1, name: 'weather', rules: 'mcp', nodes: [] }

/** Each problem as "place: words"; an unknown member by its own place. */
function problems(value: unknown): string[] {
  const checked = toolset.safeParse(value)
  if (checked.success) return []
  return checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${pointer([...issue.path, key])}: unknown`)
      : [`${pointer(issue.path)}: ${issue.message}`],
  )
}

const full = {
  ...minimal,
  title: 'Weather',
  server: { name: 's', version: '1', title: 't', instructions: 'i' },
  rules: 'ahma-0.6',
  prefix: '',
  guidance: { blocks: { a: 'text' }, templates: { t: [1] }, rest: { x: null } },
  commandSchemas: [{ id: 'c', title: 't', parameters: { p: {} }, injected: ['q'], namePrefix: 'n' }],
  lint: {
    profile: 'strict',
    rules: [{ id: 'r', severity: 'info', at: '/*', schema: { type: 'object' }, message: 'm' }],
    suppressions: [{ rule: 'r', node: 'a', at: '/name', reason: ' because ' }],
  },
  nodes: [
    {
      id: 'g',
      tool: { name: 'g' },
      own: {
        enabled: false,
        synchronous: true,
        timeoutSeconds: 3,
        guidanceKey: 'a',
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      cli: {
        command: 'git',
        word: '',
        positionalsFirst: true,
        args: [{ property: 'p', as: 'option', flag: '-p', alias: 'q', file: { flag: '-f' }, mtdf: { type: null } }],
      },
      mtdf: { sequence: [] },
      file: 'git.json',
      children: [{ id: 'a', tool: { name: 'a' }, children: [] }],
      design: {
        prefix: 'x',
        argumentSummary: true,
        commandSchema: 'c',
        deprecated: { since: '1', replacedBy: 'b', removedIn: '2', note: 'n' },
        history: [{ version: '1', note: 'n' }],
        results: [{ id: 'r', when: 'failure', errorType: 'e', message: 'm', instruction: 'i' }],
        examples: [{ id: 'e', title: 't', arguments: { a: 1 }, answer: { content: [] }, note: 'n' }],
        module: 'm',
        priority: 'high',
      },
    },
  ],
  rest: { newer: 1 },
}

describe('a toolset', () => {
  test('with every member the model has is taken as it is', () => {
    expect(toolset.parse(full)).toEqual(full)
  })

  test('keeps its documents as they came: same object, same keys, same order', () => {
    const tool = json('{"z": 1, "__proto__": {"polluted": true}, "constructor": 2, "name": 7, "id": null, "enabled": "x"}')
    const read = toolset.parse({ ...minimal, nodes: [{ id: 'a', tool }], rest: tool })
    expect(read.nodes[0]?.tool).toBe(tool)
    expect(JSON.stringify(read.rest)).toBe('{"z":1,"__proto__":{"polluted":true},"constructor":2,"name":7,"id":null,"enabled":"x"}')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('keeps guidance blocks of any name', () => {
    const guidance = json('{"blocks": {"__proto__": "one", "toString": "two", "": "three"}}')
    expect(JSON.stringify(toolset.parse({ ...minimal, guidance }).guidance)).toBe(JSON.stringify(guidance))
  })

  test('keeps nodes within nodes to the depth they have', () => {
    const nested = (depth: number): object => ({
      id: `n${depth}`,
      tool: { name: 'n' },
      ...(depth > 0 && { children: [nested(depth - 1)] }),
    })
    const value = { ...minimal, nodes: [nested(200)] }
    expect(toolset.parse(value)).toEqual(value)
    expect(problems({ ...minimal, nodes: [nested(300)] })).toEqual([': is nested deeper than 500 levels'])
  })

  test('of absurd depth is refused, not a crash', () => {
    const deep = json(`{"nodes": [{"id": "a", "tool": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]}`)
    expect(problems(deep)).toEqual([': is nested deeper than 500 levels'])
  })

  test.each<[string, unknown, string[]]>([
    ['an unknown member', { ...minimal, colour: 'red' }, ['/colour: unknown']],
    ['an unknown member of a node', { ...minimal, nodes: [{ id: 'a', tool: {}, Enabled: true }] }, ['/nodes/0/Enabled: unknown']],
    [
      'an unknown member deep down, with a name that needs escaping',
      { ...minimal, nodes: [{ id: 'a', tool: {}, children: [{ id: 'b', tool: {}, own: { 'a/b~c': 1 } }] }] },
      ['/nodes/0/children/0/own/a~1b~0c: unknown'],
    ],
    [
      'a hint there is not',
      { ...minimal, nodes: [{ id: 'a', tool: {}, own: { annotations: { readOnly: true } } }] },
      ['/nodes/0/own/annotations/readOnly: unknown'],
    ],
    ['__proto__ as a member', json('{"format": 1, "name": "n", "rules": "mcp", "nodes": [], "__proto__": {}}'), ['/__proto__: unknown']],
    [
      '__proto__ as a hint',
      json('{"format":1,"name":"n","rules":"mcp","nodes":[{"id":"a","tool":{},"own":{"annotations":{"__proto__":true}}}]}'),
      ['/nodes/0/own/annotations/__proto__: unknown'],
    ],
    ['a newer format', { ...minimal, format: 2 }, ['/format: is 2, made by a newer Toolwright; this one reads format 1']],
    ['an odd format', { ...minimal, format: '1' }, ['/format: must be 1']],
    ['no name', { ...minimal, name: '' }, ['/name: must not be empty']],
    ['a node without an id', { ...minimal, nodes: [{ id: '', tool: {} }] }, ['/nodes/0/id: must not be empty']],
    ['a tool that is no object', { ...minimal, nodes: [{ id: 'a', tool: [] }] }, ['/nodes/0/tool: must be an object']],
    ['a guidance block that is no text', { ...minimal, guidance: { blocks: { a: 'x', b: 1 } } }, ['/guidance/blocks/b: must be a string']],
    [
      'a suppression without a reason',
      { ...minimal, lint: { suppressions: [{ rule: 'r', reason: ' \n' }] } },
      ['/lint/suppressions/0/reason: must say why'],
    ],
  ])('with %s is refused at its place', (_, value, expected) => {
    expect(problems(value)).toEqual(expected)
  })

  test('that lacks a suppression reason altogether is refused there', () => {
    expect(problems({ ...minimal, lint: { suppressions: [{ rule: 'r' }] } })[0]).toMatch(/^\/lint\/suppressions\/0\/reason: /)
  })
})
