import { describe, expect, test } from 'vitest'
import { targets } from './index'
import type { Target } from './target'
import { awkward } from './testing/awkward'
import { commands } from './testing/commands'
import { notes } from './testing/notes'
import { sampleToolsets } from './testing/samples'

/** Every target with each choice of its options once. */
const variants = targets.flatMap((target: Target) => {
  const choices = target.options.flatMap(({ key, choices: all }) => all.slice(1).map(({ value }) => ({ [key]: value })))
  return [{}, ...choices].map((options: Record<string, string>) => ({
    title: [target.id, ...Object.values(options)].join(' '),
    target,
    options,
  }))
})

describe.each(variants)('$title', ({ target, options }) => {
  test.each(sampleToolsets)('$name: the files have plain paths of their own, and say where they may be kept', (toolset) => {
    const { files } = target.render(toolset, options)
    const paths = files.map(({ path }) => path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path, text, keepFrom } of files) {
      expect(path).toMatch(/^[\w.-]+(\/[\w.-]+)*$/)
      expect(path.split('/')).not.toContain('..')
      expect(text.endsWith('\n')).toBe(true)
      if (keepFrom !== undefined) expect(text.split('\n').filter((line) => line === keepFrom)).toHaveLength(1)
    }
  })

  test.each(sampleToolsets)('$name: the same toolset gives the same files', (toolset) => {
    expect(target.render(structuredClone(toolset), options)).toEqual(target.render(toolset, options))
  })

  test('a toolset without tools', () => {
    expect(target.render({ format: 1, name: 'empty', rules: 'mcp', nodes: [] }, options).losses).toEqual([])
  })
})

/** The files a reviewer reads: a whole project, and of the others what is new in them. */
const golden = [
  { toolset: notes, shown: () => true },
  { toolset: commands, shown: (path: string) => /command|node/.test(path) },
  { toolset: awkward, shown: (path: string) => /(index|tools\/__init__|texts)\.\w+$/.test(path) },
].flatMap(({ toolset, shown }) => targets.map((target: Target) => ({ title: `${target.id}: ${toolset.name}`, target, toolset, shown })))

describe.each(golden)('$title', ({ target, toolset, shown }) => {
  test('reads as it should', async () => {
    const folder = `golden/${toolset === awkward ? 'awkward' : toolset === commands ? 'commands' : 'notes'}/${target.id}`
    for (const { path, text } of target.render(toolset, {}).files.filter((file) => shown(file.path))) {
      await expect(text).toMatchFileSnapshot(`${folder}/${path}.txt`)
    }
  })

  test('says what it cannot carry', () => {
    expect(target.render(toolset, {}).losses).toMatchSnapshot()
  })
})
