import { resolve } from '../tool/resolve'
import { beyondTheList, leftOut, offered, sameNames } from './losses'
import { fileNames, kebabCase } from './names'
import { defineTarget } from './target'

export const json = defineTarget({
  id: 'json',
  label: 'MCP JSON',
  summary: 'The answer to tools/list, exactly as a server would send it.',
  options: [],

  render: (toolset) => {
    const tools = resolve(toolset)
    const list = { tools: offered(tools).map(({ tool }) => tool) }
    return {
      files: [{ path: `${fileNames(kebabCase)(toolset.name)}.tools.json`, text: `${JSON.stringify(list, null, 2)}\n` }],
      losses: [...sameNames(tools), ...leftOut(tools), ...offered(tools).flatMap((tool) => beyondTheList(tool))],
    }
  },
})
