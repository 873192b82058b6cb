import { planOf } from './plan'
import { chosen, defineTarget, type RenderedFile } from './target'
import { sdkLosses } from './typescript/losses'
import { callFile } from './typescript/project/call'
import { commandFile } from './typescript/project/command'
import { logFile } from './typescript/project/log'
import { compilerFile, ignoreFile, packageFile } from './typescript/project/package'
import { indexFile, prefixFile, toolTypeFile } from './typescript/project/parts'
import { readmeFile } from './typescript/project/readme'
import { resultFile } from './typescript/project/result'
import { v1, v2 } from './typescript/project/sdk'
import { serverFile } from './typescript/project/server'
import { testFile } from './typescript/project/tests'
import { validateFile } from './typescript/project/validate'
import { toolFile } from './typescript/tool-file'

const options = [
  {
    key: 'sdk',
    label: 'SDK',
    does: 'Which line of the official SDK the server is built on: v2 is @modelcontextprotocol/server, v1 is @modelcontextprotocol/sdk.',
    choices: [
      { value: 'v2', label: 'v2, current' },
      { value: 'v1', label: 'v1' },
    ],
  },
]

export const typescript = defineTarget({
  id: 'typescript',
  label: 'TypeScript project',
  summary: 'A small MCP server project: one file per tool with types, definition and a handler to fill in, and its tests.',
  options,

  render(toolset, chosenOptions) {
    const line = chosen({ options }, chosenOptions, 'sdk') === 'v1' ? 'v1' : 'v2'
    const sdk = { v1, v2 }[line]
    const plan = planOf(toolset)
    const commands = plan.tools.flatMap(({ command }) => (command ? [command] : []))
    const withFiles = commands.some((command) => command.arguments.some(({ isFile }) => isFile))
    const files: RenderedFile[] = [
      { path: 'README.md', text: readmeFile(plan), once: true },
      { path: 'package.json', text: packageFile(plan, sdk), once: true },
      { path: 'tsconfig.json', text: compilerFile, once: true },
      { path: '.gitignore', text: ignoreFile, once: true },
      { path: 'src/main.ts', text: sdk.main },
      { path: 'src/server.ts', text: serverFile(plan, sdk) },
      { path: 'src/call.ts', text: callFile(plan, sdk) },
      { path: 'src/validate.ts', text: validateFile },
      { path: 'src/result.ts', text: resultFile },
      { path: 'src/log.ts', text: logFile },
      { path: 'src/prefix.ts', text: prefixFile(plan) },
      { path: 'src/tool.ts', text: toolTypeFile(plan) },
      ...(commands.length > 0 ? [{ path: 'src/command.ts', text: commandFile({ withFiles }) }] : []),
      { path: 'src/tools/index.ts', text: indexFile(plan) },
      ...plan.tools.map(toolFile),
      { path: 'test/tools.test.ts', text: testFile(plan) },
    ]
    return { files, losses: [...plan.losses, ...plan.unfit, ...plan.tools.flatMap((tool) => sdkLosses(tool, line))] }
  },
})
