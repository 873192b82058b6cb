import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../tool/json'
import { parseLenient } from './lenient-json'
import { patchJson } from './patch-json'

// biome-ignore lint/suspicious/noExplicitAny: the changes of these tests are written as a person would think them
const patched = (text: string, change: (value: any) => unknown): string => {
  const value = structuredClone(parseLenient(text).value)
  const result = patchJson(text, (change(value) ?? value) as Json)
  expect(result.whole).toBe(false)
  return result.text
}

const gh = `{
  // GitHub's own command line
  "name": "gh",
  "command": "gh", // found on the PATH
  "subcommand": [
    {
      "name": "list", /* reads */
      "options": [{"name": "all", "type": "boolean"}]
    },
    // destroys
    {
      "name": "delete"
    },
  ],
  "enabled": true
}
`

describe('a text that is patched', () => {
  test('keeps all that did not change, to the letter', () => {
    expect(patched(gh, (value) => value)).toBe(gh)
    expect(patched(gh, (value) => ({ ...value, command: 'gh2' }))).toBe(gh.replace('"command": "gh"', '"command": "gh2"'))
  })

  test('gives a new member the look of its neighbours', () => {
    expect(patched(gh, (value) => ({ ...value, timeout_seconds: 5 }))).toBe(
      gh.replace('"enabled": true\n', '"enabled": true,\n  "timeout_seconds": 5\n'),
    )
    expect(patched(gh, (value) => void value.subcommand[0].options.push({ name: 'x', type: 'string' }))).toBe(
      gh.replace('"boolean"}]', '"boolean"}, {"name": "x", "type": "string"}]'),
    )
    expect(patched(gh, (value) => void value.subcommand.push({ name: 'new', options: [] }))).toBe(
      gh.replace('"delete"\n    },', '"delete"\n    },\n    {\n      "name": "new",\n      "options": []\n    },'),
    )
  })

  test('takes a member away with its comma and the comment behind it', () => {
    expect(patched(gh, ({ command, ...rest }) => rest)).toBe(gh.replace('  "command": "gh", // found on the PATH\n', ''))
    expect(patched(gh, ({ enabled, ...rest }) => rest)).toBe(gh.replace('],\n  "enabled": true', ']'))
    expect(patched('{"a": 1, "b": 2}', () => ({ b: 2 }))).toBe('{"b": 2}')
    expect(patched('{"a": 1, "b": 2}', () => ({ a: 1 }))).toBe('{"a": 1}')
    expect(patched('[1, 2, 3]', () => [1, 3])).toBe('[1, 3]')
    expect(patched('{\n  "a": 1\n}\n', () => ({}))).toBe('{}\n')
  })

  test('keeps a comment that stands above what goes', () => {
    expect(patched(gh, (value) => void value.subcommand.pop())).toBe(gh.replace('    {\n      "name": "delete"\n    },\n', ''))
  })

  test('a line comment never swallows what follows it', () => {
    expect(patched('{"a": 1 // one\n}', () => ({ a: 1, b: 2 }))).toBe('{"a": 1, // one\n  "b": 2\n}')
    expect(patched('[ // none yet\n]', () => [1])).toBe('[ // none yet\n  1\n]')
  })

  test('moves parts with what belongs to them', () => {
    const text = '{\n  "a": 1, // one\n  // above two\n  "b": 2\n}'
    expect(patched(text, () => ({ b: 2, a: 1 }))).toBe('{\n  // above two\n  "b": 2,\n  "a": 1 // one\n}')
    expect(patched('[\n  {"name": "x"}, // ex\n  {"name": "y"}\n]', () => [{ name: 'y' }, { name: 'x' }])).toBe(
      '[\n  {"name": "y"},\n  {"name": "x"} // ex\n]',
    )
  })

  test('keeps line ends, tabs, a byte-order mark and what ends the text', () => {
    const text = '\uFEFF{\r\n\t"a": [],\r\n\t"b": "\\u0041"\r\n}\r\n\r\n'
    expect(patched(text, (value) => void value.a.push({ c: 1 }))).toBe(
      '\uFEFF{\r\n\t"a": [\r\n\t\t{\r\n\t\t\t"c": 1\r\n\t\t}\r\n\t],\r\n\t"b": "\\u0041"\r\n}\r\n\r\n',
    )
  })

  test('is written anew where a key stands twice, and there alone', () => {
    expect(patched('{\n  // why\n  "a": {"x": 1, "x": 2},\n  "b": 1\n}', (value) => ({ ...value, a: { ...value.a, y: 3 } }))).toBe(
      '{\n  // why\n  "a": {\n    "x": 2,\n    "y": 3\n  },\n  "b": 1\n}',
    )
  })

  test('that cannot be read is written as a whole, and it says so', () => {
    expect(patchJson('{"a": 1', { b: 1 })).toEqual({ text: '{"b": 1}', whole: true })
    expect(patchJson('', { b: [1] })).toEqual({ text: '{\n  "b": [\n    1\n  ]\n}\n', whole: true })
  })
})

/** Any document as any person may have written it. */
const json = fc.letrec<{ any: Json; object: Json }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom<Json>(null, true, 0, -1.5, 1e300, '', '// no', '/*', '"', 'a\nb', '\u2028'), fc.string()),
    fc.array(tie('any'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc
    .uniqueArray(fc.tuple(fc.constantFrom('name', 'a', 'b', '1', '2', '__proto__', 'x y', '\\'), tie('any')), {
      maxLength: 5,
      selector: ([key]) => key,
    })
    .map((entries) => JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`) as Json),
}))
const trivia = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '\n',
  '\r\n\t',
  '\n    ',
  ' // why\n',
  '/* a, b */',
  ' /* {"\n */ ',
  '\n// }\r\n  ',
  '// "a": 1,\n',
)

function written(value: Json, gap: () => string): string {
  const items = (list: string[]) => list.map((item) => gap() + item + gap()).join(',') + (list.length > 0 && gap() === ' ' ? ',' : gap())
  if (Array.isArray(value)) return `[${items(value.map((item: Json) => written(item, gap)))}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${items(Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}${gap()}:${gap()}${written(held, gap)}`))}}`
}

describe('any text', () => {
  const text = fc.tuple(json.any, fc.infiniteStream(trivia), fc.constantFrom('', '\uFEFF')).map(([value, gaps, mark]) => {
    const gap = () => gaps.next().value as string
    return mark + gap() + written(value, gap) + gap()
  })

  test('that is patched says what it should, and is patched, not written anew', () => {
    fc.assert(
      fc.property(text, json.any, (before, after) => {
        const result = patchJson(before, after)
        expect(JSON.stringify(parseLenient(result.text).value)).toBe(JSON.stringify(after))
        expect(result.whole).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('that is patched and patched back is what it was in meaning, and a patch to the same changes no letter', () => {
    fc.assert(
      fc.property(text, json.any, (before, after) => {
        const value = parseLenient(before).value as Json
        expect(patchJson(before, value)).toEqual({ text: before, whole: false })
        const back = patchJson(patchJson(before, after).text, value)
        expect(JSON.stringify(parseLenient(back.text).value)).toBe(JSON.stringify(value))
      }),
      { numRuns: 1000 },
    )
  })

  test('keeps every comment when only one value in it changes', () => {
    fc.assert(
      fc.property(text, json.any, (before, inner) => {
        const around = `{ // head\n  "keep": ${before.replace('\uFEFF', '')}, // behind\n  "change": 1 /* end */\n}`
        const value = parseLenient(around).value as Record<string, Json>
        const { text: result } = patchJson(around, { ...value, change: inner })
        expect(result.startsWith(around.slice(0, around.lastIndexOf('"change": 1')))).toBe(true)
        expect(result.endsWith(' /* end */\n}')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
