import type { Doc, Json } from '../tool/json'
import type { ProviderId } from './providers'
import { docOf } from './schema/docs'
import { clientText } from './schema/gemini'

/** A tool as a client hands it to a model's API: renamed, cut and rewritten. Without `schema` it has no parameters. */
export type SentTool = { name: string; namespace?: string; description: string; schema?: Doc }

/** One model API, and the `tools` it receives. */
export type ModelView = {
  id: 'openai' | 'anthropic' | 'gemini'
  label: string
  /** Whose limits hold for a tool. */
  providerFor(tool: SentTool): ProviderId
  /** The name as this API receives it. */
  nameOf(tool: SentTool): string
  render(tools: readonly SentTool[]): Json
}

/** Where an API knows no namespaces, the two parts are one name. */
const flatName = ({ name, namespace }: SentTool): string => (namespace === undefined ? name : `${namespace}__${name}`)

export const modelViews = [
  {
    id: 'openai',
    label: 'OpenAI',
    providerFor: ({ namespace }) => (namespace === undefined ? 'openai-chat' : 'openai-responses'),
    nameOf: ({ name }) => name,
    render: (tools) => [...tools.filter(({ namespace }) => namespace === undefined).map(chatTool), ...namespaces(tools)],
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    providerFor: () => 'anthropic',
    nameOf: flatName,
    render: (tools) =>
      tools.map((tool) => ({
        name: flatName(tool),
        description: tool.description,
        input_schema: tool.schema ?? { type: 'object', properties: {} },
      })),
  },
  {
    id: 'gemini',
    label: 'Gemini',
    providerFor: () => 'gemini',
    nameOf: flatName,
    render: (tools) => [
      {
        functionDeclarations: tools.map((tool) =>
          docOf([
            ['name', flatName(tool)],
            ['description', tool.description],
            ['parametersJsonSchema', tool.schema],
          ]),
        ),
      },
    ],
  },
] as const satisfies readonly ModelView[]

const chatTool = ({ name, description, schema }: SentTool): Doc => ({
  type: 'function',
  function: docOf([
    ['name', name],
    ['description', description],
    ['parameters', schema],
  ]),
})

/** Only the Responses API knows namespaces, and functions stand in them in its own form; a namespace is described by its client. */
function namespaces(tools: readonly SentTool[]): Doc[] {
  const names = new Set(tools.flatMap(({ namespace }) => namespace ?? []))
  return [...names].map((name) => ({
    type: 'namespace',
    name,
    description: clientText,
    tools: tools.filter(({ namespace }) => namespace === name).map(responsesTool),
  }))
}

const responsesTool = ({ name, description, schema }: SentTool): Doc =>
  docOf([
    ['type', 'function'],
    ['name', name],
    ['description', description],
    ['strict', false],
    ['parameters', schema],
  ])
