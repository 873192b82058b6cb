import { resolve } from '../tool/resolve'
import { fileName } from './file-name'
import { beyondTheList, leftOut, offered } from './losses'
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
      files: [{ path: `${fileName(toolset.name)}.tools.json`, text: `${JSON.stringify(list, null, 2)}\n` }],
      losses: [...leftOut(tools), ...offered(tools).flatMap((tool) => beyondTheList(tool))],
    }
  },
})
