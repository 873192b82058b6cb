import type { Evidence, Source } from './evidence'

/** A limit and how it is known. */
export type Limit<T> = { value: T; evidence: Evidence; source: Source; note?: string }

/** What a model's API takes of a tool; what is not stated is absent. */
export type Provider = {
  id: 'openai-chat' | 'openai-responses' | 'anthropic' | 'gemini'
  label: string
  name: Limit<RegExp>
  /** Characters. */
  description?: Limit<number>
  /** In one request. */
  tools?: Limit<number>
  parameterName?: Limit<RegExp>
  /** Keywords that the root of a schema may not have. */
  rootRefuses?: Limit<readonly string[]>
  /** Keywords that it refuses anywhere. */
  refuses?: Limit<readonly string[]>
  /** What an object and a list must have. */
  needs?: Limit<{ readonly object?: 'properties'; readonly array?: 'items' }>
}

const openapi = (symbol: string): Source => ({ date: '2026-08', repo: 'openai/openai-openapi', path: 'openapi.yaml', symbol })
const genai = (symbol: string): Source => ({ date: '2026-08', repo: 'googleapis/python-genai', path: 'google/genai/types.py', symbol })

export const providers = [
  {
    id: 'openai-chat',
    label: 'OpenAI Chat Completions',
    name: { value: /^[a-zA-Z0-9_-]{1,64}$/, evidence: 'documented', source: openapi('FunctionObject.name') },
    description: {
      value: 1024,
      evidence: 'reported',
      source: { date: '2026-10', issue: 'getsentry/sentry-mcp#106' },
      note: 'errors of 2024 and 2025, with gpt-4o, o1, o3-mini and Azure',
    },
    tools: {
      value: 128,
      evidence: 'documented',
      source: {
        date: '2026-03-29',
        repo: 'microsoft/vscode-copilot-chat',
        path: 'src/platform/configuration/common/configurationService.ts',
        symbol: 'HARD_TOOL_LIMIT = 128',
        commit: '31acd00a86424e2ee6e980e54919cf31fbf88030',
      },
      note: 'documented for Assistants; Copilot keeps to it in every request',
    },
    needs: {
      value: { object: 'properties', array: 'items' },
      evidence: 'reported',
      source: { date: '2026-10', issue: 'github/github-mcp-server#1548' },
    },
  },
  {
    id: 'openai-responses',
    label: 'OpenAI Responses',
    name: { value: /^[a-zA-Z0-9_-]{1,128}$/, evidence: 'documented', source: openapi('FunctionToolParam') },
  },
  {
    id: 'anthropic',
    label: 'Anthropic Messages',
    name: {
      value: /^[a-zA-Z0-9_-]{1,64}$/,
      evidence: 'documented',
      source: {
        date: '2026-08',
        repo: 'thevibeworks/claude-code-docs',
        path: 'content/en/agents-and-tools/tool-use/define-tools.md',
        symbol: 'name',
      },
      note: 'errors since the middle of 2025 speak of 128 characters',
    },
    rootRefuses: {
      value: ['anyOf', 'oneOf', 'allOf'],
      evidence: 'documented',
      source: {
        date: '2026-08-22',
        repo: 'ericbuess/claude-code-docs',
        path: 'docs/mcp.md',
        symbol: 'Tool input schemas with a root-level combinator',
        commit: 'ec68a5b2d32cf44e913cb4a6ed35bb1cbc2cbdc9',
      },
    },
  },
  {
    id: 'gemini',
    label: 'Gemini API',
    name: {
      value: /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,127}$/,
      evidence: 'documented',
      source: genai('FunctionDeclaration.name'),
      note: 'older pages say 64 or 63 characters',
    },
    parameterName: {
      value: /^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/,
      evidence: 'documented',
      source: genai('FunctionDeclaration.parameters'),
      note: 'as Vertex AI documents it',
    },
    refuses: {
      value: ['$schema'],
      evidence: 'reported',
      source: { date: '2025-12-09', issue: 'QwenLM/qwen-code#1186' },
      note: 'the error speaks of `parameters`; `parametersJsonSchema` takes JSON Schema otherwise',
    },
  },
] as const satisfies readonly Provider[]

export type ProviderId = (typeof providers)[number]['id']

export const providerOf = (id: ProviderId): Provider => providers.find((provider) => provider.id === id) as Provider
