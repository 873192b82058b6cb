import { expect, test } from 'vitest'
import type { Doc } from '../tool/json'
import { clientById } from './clients'
import { type Choices, previewOf } from './preview'

const leftOut = (id: string, tool: Doc, choices: Choices = {}, refused?: string) => {
  const client = clientById(id)
  if (!client) throw new Error(id)
  return previewOf(client, { server: { key: 'github' }, tool }, refused === undefined ? undefined : { refused }, choices).leftOut
}

const tool = { name: 'a', title: 'A', description: 'Does A.' }

test('a tool that a client takes is not left out', () => {
  for (const id of ['vscode-copilot', 'amazon-q-cli', 'chatgpt', 'gemini-cli']) expect(leftOut(id, tool)).toBeUndefined()
})

test.each<[string, string, Doc, Choices]>([
  ['no description', 'amazon-q-cli', { ...tool, description: '' }, {}],
  ['it is for an app only', 'vscode-copilot', { ...tool, _meta: { ui: { visibility: ['app'] } } }, {}],
  ['the mode hides what writes', 'gemini-cli', tool, { mode: 'plan' }],
  ['the client takes only what reads', 'copilot-code-review', tool, {}],
])('left out, for %s: %s', (_, id, document, choices) => {
  expect(leftOut(id, document, choices)).toMatchObject({
    why: expect.any(String),
    evidence: expect.any(String),
    source: expect.any(Object),
  })
})

test.each<[string, Doc]>([
  ['no title', { name: 'a', annotations: { title: 'A' } }],
  ['a beta tag', { ...tool, _meta: { fastmcp: { tags: ['beta'] } } }],
])('what is only reported warns, and settles nothing: %s', (_, document) => {
  const client = clientById('chatgpt')
  expect(client && previewOf(client, { server: { key: 'github' }, tool: document }, undefined)).toMatchObject({
    mayBeLeftOut: { evidence: 'reported' },
    verdict: { does: 'ask' },
  })
  expect(leftOut('chatgpt', document)).toBeUndefined()
})

test('a visibility that names models, or is no list, hides nothing', () => {
  expect(leftOut('vscode-copilot', { ...tool, _meta: { ui: { visibility: ['model', 'app'] } } })).toBeUndefined()
  expect(leftOut('vscode-copilot', { ...tool, _meta: { ui: { visibility: 'app' } } })).toBeUndefined()
})

test('a name that a client refuses tells why, as its names are known', () => {
  expect(leftOut('cline', tool, {}, 'too long')).toMatchObject({ why: 'too long', evidence: 'source-read' })
})
