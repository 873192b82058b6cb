import { planOf } from '#shared/targets/plan'
import type { RenderedFile } from '#shared/targets/target'
import { literal } from '#shared/targets/typescript/literal'
import { parametersOf } from '#shared/tool/lenses'
import type { Toolset } from '#shared/tool/toolset'
import { fittingArguments } from './arguments'

/**
 * A file that compiles only if the type of each tool's arguments takes a value that its schema takes.
 * To the compiler every literal has the members of Object: a parameter of such a name cannot be left out of one.
 */
export function argumentChecks(toolset: Toolset): Pick<RenderedFile, 'path' | 'text'> {
  const checks = planOf(toolset).tools.flatMap(({ resolved, file, typeName }, index) => {
    const args = fittingArguments(resolved.tool)
    if (!args || parametersOf(resolved.tool).some(({ name }) => name in Object.prototype)) return []
    return [
      `import type { ${typeName}Arguments as A${index} } from '../src/tools/${file}.js';`,
      `export const a${index}: A${index} = ${literal(args)};`,
    ]
  })
  return { path: 'test/arguments.ts', text: `${['export {};', ...checks].join('\n')}\n` }
}
