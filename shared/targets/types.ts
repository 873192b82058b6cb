import { isDoc, member } from '../tool/json'
import { uniqueNames } from './names'
import { type PlannedTool, planOf } from './plan'
import { defineTarget, type Loss, type RenderedFile } from './target'
import { lines, lineWidth } from './text'
import { writeZod } from './types/zod-of'
import { typeWriter } from './typescript/type-of'

export const types = defineTarget({
  id: 'types',
  label: 'TypeScript types and zod schemas',
  summary: 'Only the arguments: one file per tool with a type and a zod schema, to use in a project of your own.',
  options: [],

  render(toolset) {
    const { tools, losses } = planOf(toolset)
    const files = tools.map((tool) => typesFile(tool))
    const index = lines(...tools.map(({ file }) => `export * from './${file}.js';`), tools.length === 0 && 'export {};', '')
    return {
      files: [{ path: 'index.ts', text: index }, ...files.map(({ file }) => file)],
      losses: [...losses, ...files.flatMap(({ lost }) => lost)],
    }
  },
})

function typesFile({ resolved, typeName, local, file }: PlannedTool): { file: RenderedFile; lost: Loss[] } {
  const schema = member(resolved.tool, 'inputSchema')
  const read = isDoc(schema) ? schema : {}
  const typeNames = { root: `${typeName}Arguments`, schema: `${local}ArgumentsSchema` }
  const writer = typeWriter(uniqueNames({ reserved: ['Array', 'RegExp', typeNames.root] }), lineWidth)
  writer.declare(typeNames.root, read, `Arguments of ${resolved.plainName}.`)
  const zod = writeZod(read, typeNames.schema, uniqueNames({ reserved: ['z', typeNames.schema] }), ['inputSchema'])
  const text = [`import { z } from 'zod';`, ...writer.declarations().map((each) => each.text), ...zod.declarations].join('\n\n')
  return { file: { path: `${file}.ts`, text: `${text}\n` }, lost: zod.losses.map((loss) => ({ tool: resolved.plainName, ...loss })) }
}
