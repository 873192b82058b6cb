import { describe, expect, test } from 'vitest'
import { type CommandSchema, departuresOf, toolOf } from '../command-schema'
import type { Node } from '../node'
import type { Toolset } from '../toolset'
import { bringToSchema, putCommandSchema, removeCommandSchema, renameCommandSchema } from './command-schemas'
import { duplicateExample, freeExampleId, moveExample, putExample } from './examples'
import { setGuidanceRest, setRules, setServerFact, setToolsetName, setToolsetTitle } from './settings'

const base: Toolset = { format: 1, name: 's', rules: 'mcp', nodes: [] }

test('what a toolset says of itself; an empty text says nothing', () => {
  expect(setToolsetName(base, 'other')).toEqual({ ...base, name: 'other' })
  expect(setToolsetName(base, '')).toBe(base)
  expect(setToolsetTitle(setToolsetTitle(base, 'A title'), '')).toEqual(base)
  const told = setServerFact(setServerFact(base, 'name', 'srv'), 'instructions', 'Be kind.')
  expect(told.server).toEqual({ name: 'srv', instructions: 'Be kind.' })
  expect(setServerFact(setServerFact(told, 'name', ''), 'instructions', '')).toEqual(base)
  expect(setRules(base, 'guide').rules).toBe('guide')
  expect(setRules(base, 'mcp')).toBe(base)
  expect(setGuidanceRest(base, { old: 1 }).guidance).toEqual({ blocks: {}, rest: { old: 1 } })
})

const schema: CommandSchema = {
  id: 'command',
  parameters: {
    type: 'object',
    properties: {
      product: { type: 'string', enum: ['jira', 'confluence'], default: 'jira' },
      subject: { type: 'string', description: 'What it is about.' },
      ctx: { type: 'object' },
    },
    required: ['product'],
  },
  injected: ['ctx'],
}
const follower: Node = {
  id: 'a',
  tool: {
    name: 'atl_user_info',
    inputSchema: {
      type: 'object',
      properties: { subject: { type: 'integer', description: 'User name.' }, ctx: {}, limit: { type: 'integer' } },
    },
  },
  design: { commandSchema: 'command' },
}
const following: Toolset = { ...base, commandSchemas: [schema], nodes: [follower] }

describe('a command schema', () => {
  test('is compared by name, type and need', () => {
    expect(departuresOf(follower.tool, schema)).toEqual([
      { name: 'product', how: 'missing' },
      { name: 'subject', how: 'differs' },
      { name: 'ctx', how: 'injected' },
    ])
  })

  test('is what a tool can be brought to, which keeps its own parameters and words', () => {
    const brought = bringToSchema(following, 'a', schema)
    expect(brought.nodes[0]?.tool.inputSchema).toEqual({
      type: 'object',
      properties: {
        subject: { type: 'string', description: 'User name.' },
        limit: { type: 'integer' },
        product: { type: 'string', enum: ['jira', 'confluence'], default: 'jira' },
      },
      required: ['product'],
    })
    expect(departuresOf(brought.nodes[0]?.tool ?? {}, schema)).toEqual([])
    expect(bringToSchema(brought, 'a', schema)).toBe(brought)
  })

  test('is what a new tool begins with', () => {
    const made = toolOf({ ...schema, namePrefix: 'atl_' }, 'user_info')
    expect(made.name).toBe('atl_user_info')
    expect(departuresOf(made, schema)).toEqual([])
    expect(made.inputSchema).toHaveProperty('required', ['product'])
  })

  test('is renamed and removed together with those who follow it', () => {
    const renamed = renameCommandSchema(following, 'command', 'standard')
    expect(renamed.commandSchemas?.[0]?.id).toBe('standard')
    expect(renamed.nodes[0]?.design).toEqual({ commandSchema: 'standard' })
    const two = putCommandSchema(following, { id: 'other', parameters: {} })
    expect(renameCommandSchema(two, 'command', 'other')).toBe(two)
    const { design: _, ...alone } = follower
    expect(removeCommandSchema(following, 'command')).toEqual({ ...base, nodes: [alone] })
    expect(putCommandSchema(following, { ...schema, title: 'T' }).commandSchemas).toEqual([{ ...schema, title: 'T' }])
  })
})

test('examples are copied and moved, each under an id of its own', () => {
  const one = ['x', 'y'].reduce((all, id) => putExample(all, 'a', { id, title: id, arguments: { id } }), following)
  const examples = (toolset: Toolset) => toolset.nodes[0]?.design?.examples ?? []
  const copied = duplicateExample(one, 'a', 'x')
  expect(examples(copied).map(({ id, title }) => `${id}: ${title}`)).toEqual(['x: x', 'example-3: x, copy', 'y: y'])
  expect(examples(moveExample(copied, 'a', 'y', 0)).map(({ id }) => id)).toEqual(['y', 'x', 'example-3'])
  expect(moveExample(copied, 'a', 'y', 3)).toBe(copied)
  expect(freeExampleId([{ id: 'example-2', arguments: {} }])).toBe('example-3')
})
