import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { RenderedFile } from '#shared/targets/target'
import type { Json } from '#shared/tool/json'
import { type Peer, startPeer } from './peer'

const run = promisify(execFile)

/** The Python of the venv with the SDK, and why there is none. */
export const pythonPath = process.env.TOOLWRIGHT_PYTHON
export const noPython = process.env.TOOLWRIGHT_SKIP_PYTHON ?? 'TOOLWRIGHT_PYTHON names no Python.'

/** A folder for generated Python projects, which share one venv. */
export type PythonProjects = {
  write(name: string, files: readonly Pick<RenderedFile, 'path' | 'text'>[]): void
  /**
   * Imports every module of every project in one process and builds all models; answers with what went wrong. Given
   * arguments for the tools, a model must take them and hand them on as they were.
   */
  importAll(fitting?: ReadonlyMap<string, readonly (Json | undefined)[]>): Promise<string>
  /** Runs the tests of a project; answers with the report where they fail. */
  test(name: string): Promise<string>
  start(name: string, options?: Parameters<typeof startPeer>[1]): Promise<Peer>
  remove(): void
}

export function pythonProjects(): PythonProjects {
  let made: string | undefined
  const within = (...path: string[]) => {
    made ??= mkdtempSync(join(tmpdir(), 'toolwright-python-'))
    return join(made, ...path)
  }
  const python = pythonPath ?? ''
  const packages = new Map<string, string>()
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' }
  const said = (running: Promise<unknown>) =>
    running.then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    )

  return {
    write: (name, files) => {
      for (const { path, text } of files) {
        mkdirSync(dirname(within(name, path)), { recursive: true })
        writeFileSync(within(name, path), text)
        const found = /^src\/(\w+)\/__main__\.py$/.exec(path)?.[1]
        if (found) packages.set(name, found)
      }
    },
    importAll: (fitting = new Map()) => {
      const places = [...packages].map(([name, module]) => [within(name, 'src'), module, fitting.get(name) ?? []])
      writeFileSync(within('places.json'), JSON.stringify(places))
      return said(run(python, ['-W', 'error', '-c', importer, within('places.json')], { env, maxBuffer: 1e8 }))
    },
    test: (name) => said(run(python, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], { cwd: within(name), env, maxBuffer: 1e8 })),
    start: (name, options = {}) =>
      startPeer([python, '-m', packages.get(name) ?? ''], {
        ...options,
        env: { ...env, ...options.env, PYTHONPATH: within(name, 'src') },
      }),
    remove: () => made && rmSync(made, { recursive: true, force: true }),
  }
}

/** A warning, such as that of a field that hides a method of its model, is an error here. */
const importer = `
import importlib, json, pathlib, sys
problems = []
for folder, name, fitting in json.loads(pathlib.Path(sys.argv[1]).read_text()):
    sys.path.insert(0, folder)
    try:
        importlib.import_module(f"{name}.server")
        tools = importlib.import_module(f"{name}.tools").all_tools()
        for tool in tools:
            tool.arguments.model_rebuild()
        for tool, arguments in zip(tools, fitting):
            if arguments is None:
                continue
            model = tool.arguments.model_validate(arguments)
            kept = model.model_dump(mode="json", by_alias=True, exclude_unset=True)
            if kept != arguments:
                problems.append(f"{name}, {tool.definition.name}: {arguments} became {kept}")
    except Exception as error:
        problems.append(f"{folder}: {type(error).__name__}: {error}")
    sys.path.remove(folder)
    for module in [each for each in sys.modules if each.split(".")[0] == name]:
        del sys.modules[module]
sys.exit("\\n".join(problems) or None)
`
