import { expect, test } from 'vitest'
import { descriptionPieces, folded, lengthOf } from './description-pieces'

const seen = { kept: '', cut: '', suffix: '', prologue: '' }
const parts = [
  { text: 'Guidance.', from: { toolset: 'guidance' as const } },
  { text: 'Own words.', from: { node: 'a' } },
]

test('what the server adds, what the client adds and what is cut are told apart', () => {
  const description = { kept: 'Guidance.\n\nOwn', cut: ' words.', suffix: '…', prologue: 'One of. ' }
  expect(descriptionPieces(description, parts)).toEqual({
    kept: [
      { text: 'One of. ', of: 'client' },
      { text: 'Guidance.', of: 'server', by: 'guidance' },
      { text: '\n\n', of: 'own' },
      { text: 'Own', of: 'own' },
    ],
    cut: [
      { text: ' words.', of: 'own', cut: true },
      { text: '…', of: 'client' },
    ],
  })
})

test('a description that is not what its parts come to is one piece', () => {
  expect(descriptionPieces({ ...seen, kept: 'Something else' }, parts).kept).toEqual([{ text: 'Something else', of: 'own' }])
})

test('words that stand in for a description that is missing are the client’s', () => {
  expect(descriptionPieces({ ...seen, kept: '<empty>', replaced: true }, []).kept).toEqual([{ text: '<empty>', of: 'client' }])
})

test('a long text loses its middle, a short one nothing', () => {
  const long = [{ text: 'a'.repeat(1000), of: 'own' as const }]
  const { start, hidden, end } = folded(long, 200, 100)
  expect([lengthOf(start), hidden, lengthOf(end)]).toEqual([200, 700, 100])
  expect(folded([{ text: 'a'.repeat(400), of: 'own' }], 200, 100).hidden).toBe(0)
})
