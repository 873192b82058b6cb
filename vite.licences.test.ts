import { expect, test } from 'vitest'
import { dependencies, devDependencies } from './package.json'
import { licencesIn } from './vite.licences'

const all = licencesIn(import.meta.dirname)
const names = all.map(({ name }) => name)

test('every package that ships is listed with its licence, what it brings along too, and nothing that is only for us', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(names).toContain('scheduler')
  expect(names.filter((name) => ['vitest', 'playwright', '@biomejs/biome'].includes(name) && Object.hasOwn(devDependencies, name))).toEqual(
    [],
  )
  expect(all.filter(({ licence }) => licence === 'not named')).toEqual([])
})

test('the words of a licence are those of the package', () => {
  expect(all.find(({ name }) => name === 'react')?.text).toContain('Permission is hereby granted')
})
