import { join } from 'node:path'
import { runnerImport } from 'vite'
import { median, spread } from './lib/figures.mjs'

const count = 1_000
const warmUps = 2
const rounds = 7

const address = { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } }, required: ['city'] }

const toolset = {
  format: 1,
  name: 'many-tools',
  rules: 'mcp',
  nodes: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    tool: {
      name: `update_customer_${index}`,
      title: `Update customer ${index}`,
      description: 'Changes what is known about a customer. Members that are absent stay as they are. Returns the customer as stored.',
      inputSchema: {
        type: 'object',
        properties: {
          customer_id: { type: 'string', pattern: '^C-[0-9]+$', description: 'Id of the customer, for example "C-17".' },
          state: { type: 'string', enum: ['new', 'active', 'closed'], description: 'Where the customer stands.' },
          limit: { type: 'integer', minimum: 0, maximum: 100_000, default: 500, description: 'Credit limit in euros.' },
          labels: { type: 'array', items: { type: 'string' }, maxItems: 20 },
          address: { $ref: '#/$defs/address' },
        },
        required: ['customer_id'],
        $defs: { address },
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
    },
  })),
}

const many = 5_000
const manyTools = {
  ...toolset,
  prefix: 'crm',
  nodes: Array.from({ length: many }, (_, index) => renamed(toolset.nodes[index % count], index)),
}

function renamed(node, index) {
  return { ...node, id: String(index), tool: { ...node.tool, name: `update_customer_${index}` } }
}

function row(measure, work) {
  const taken = []
  for (let round = -warmUps; round < rounds; round++) {
    const since = performance.now()
    if (work() === 0) throw new Error(`${measure}: nothing came out`)
    if (round >= 0) taken.push(performance.now() - since)
  }
  return { measure, value: median(taken), unit: 'ms', target: { atMost: 500 }, note: spread(taken, ' ms') }
}

/** How long a person waits for an export. */
export const bench = {
  id: 'export',
  title: `${count.toLocaleString('en')} tools exported to each target, ${many.toLocaleString('en')} resolved`,
  async run({ root }) {
    const load = async (...path) =>
      (await runnerImport(join(root, 'shared', ...path), { root, logLevel: 'error', configFile: false })).module
    const { targets } = await load('targets', 'index.ts')
    const { resolve } = await load('tool', 'resolve.ts')
    return [
      row(`${many.toLocaleString('en')} tools resolved`, () => resolve(manyTools).length),
      ...targets.map((target) => row(`${count.toLocaleString('en')} tools to ${target.id}`, () => target.render(toolset, {}).files.length)),
    ]
  },
}
