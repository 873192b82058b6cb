import { expect, test } from 'vitest'
import { aProject, cacheText, viewText } from '../linked/testing/project'
import { filesAt } from './read-source'

test('a folder stands for its JSON files, with comments or without', async () => {
  const { folder } = aProject({ 'view.json': viewText, 'cache.jsonc': cacheText, 'Readme.md': '# gh' })
  expect((await filesAt(folder)).map(({ path }) => path)).toEqual(['cache.jsonc', 'view.json'])
})

test('a folder without any is refused with a sentence', async () => {
  await expect(filesAt(aProject({ 'Readme.md': '# gh' }).folder)).rejects.toThrow('holds no .json or .jsonc file')
})
