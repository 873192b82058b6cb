import type { ResolvedTool } from '../tool/resolved'
import type { Loss } from './target'

/** The tools a server would list. */
export const offered = (tools: readonly ResolvedTool[]): ResolvedTool[] => tools.filter(({ unlisted }) => unlisted === undefined)

export const leftOut = (tools: readonly ResolvedTool[]): Loss[] =>
  tools.flatMap(({ plainName, unlisted }) =>
    unlisted === undefined ? [] : [{ tool: plainName, at: '', message: `Left out: ${unlisted}` }],
  )

/** Tools that a list offers under a name another one has: it cannot be said which of them is called. */
export function sameNames(tools: readonly ResolvedTool[]): Loss[] {
  const known = new Set<string>()
  return offered(tools).flatMap(({ id, name, plainName }) => {
    const isTaken = name !== '' && known.has(name)
    known.add(name)
    if (!isTaken) return []
    return [{ tool: plainName, node: id, at: '/name', message: `Two tools are called "${name}": only one of them can be called.` }]
  })
}

/** What our model knows about a tool and `tools/list` has no place for. */
const beyond: readonly { at: string; has(tool: ResolvedTool): boolean; message: string }[] = [
  { at: '/cli', has: ({ cli }) => cli !== undefined, message: 'The command line it runs is not part of a tool list.' },
  {
    at: '/own/synchronous',
    has: ({ synchronous }) => 'node' in synchronous.from,
    message: 'A tool list does not say whether it runs at once.',
  },
  { at: '/own/timeoutSeconds', has: ({ timeoutSeconds }) => timeoutSeconds.value !== undefined, message: 'A tool list has no time limit.' },
  {
    at: '/design/deprecated',
    has: ({ design }) => design.deprecated !== undefined,
    message: 'A tool list cannot say that it is deprecated.',
  },
  {
    at: '/design/history',
    has: ({ design }) => (design.history?.length ?? 0) > 0,
    message: 'The version history is not part of a tool list.',
  },
  {
    at: '/design/results',
    has: ({ design }) => (design.results?.length ?? 0) > 0,
    message: 'The result cases are not part of a tool list.',
  },
  { at: '/design/examples', has: ({ design }) => (design.examples?.length ?? 0) > 0, message: 'The examples are not part of a tool list.' },
]

/** The losses of a target that writes the list alone; `carried` are the places it does write. */
export const beyondTheList = (tool: ResolvedTool, carried: readonly string[] = []): Loss[] =>
  beyond.filter(({ at, has }) => !carried.includes(at) && has(tool)).map(({ at, message }) => ({ tool: tool.plainName, at, message }))
