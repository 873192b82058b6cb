import { sdkLosses } from './python/losses'
import { planOf } from './python/plan'
import { callFile } from './python/project/call'
import { commandFile } from './python/project/command'
import { logFile } from './python/project/log'
import { ignoreFile, initFile, mainFile, projectFile } from './python/project/package'
import { modelFile, prefixFile, registryFile, toolTypeFile } from './python/project/parts'
import { readmeFile } from './python/project/readme'
import { resultFile } from './python/project/result'
import { serverFile } from './python/project/server'
import { testFile } from './python/project/tests'
import { validationFile } from './python/project/validation'
import { toolFile } from './python/tool-file'
import { defineTarget, type RenderedFile } from './target'

export const python = defineTarget({
  id: 'python',
  label: 'Python project',
  summary: 'A small MCP server project: one module per tool with Pydantic models, definition and a handler to fill in, and its tests.',
  options: [],

  render(toolset) {
    const plan = planOf(toolset)
    const source = (path: string, text: string): RenderedFile => ({ path: `src/${plan.package}/${path}`, text })
    const files: RenderedFile[] = [
      { path: 'README.md', text: readmeFile(plan), once: true },
      { path: 'pyproject.toml', text: projectFile(plan), once: true },
      { path: '.gitignore', text: ignoreFile, once: true },
      source('__init__.py', initFile(plan)),
      source('__main__.py', mainFile),
      source('server.py', serverFile(plan)),
      source('call.py', callFile(plan)),
      source('validation.py', validationFile),
      source('result.py', resultFile(plan)),
      source('log.py', logFile(plan.package)),
      source('prefix.py', prefixFile(plan)),
      source('model.py', modelFile),
      source('tool.py', toolTypeFile(plan)),
      ...(plan.tools.some(({ command }) => command) ? [source('command.py', commandFile(plan.tools))] : []),
      source('tools/__init__.py', registryFile(plan)),
      ...plan.tools.map((tool) => toolFile(tool, plan)),
      { path: 'tests/test_tools.py', text: testFile(plan) },
    ]
    return { files, losses: [...plan.losses, ...sdkLosses(plan)] }
  },
})
