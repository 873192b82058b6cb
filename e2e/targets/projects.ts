import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RenderedFile } from '#shared/targets/target'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/** A folder for generated projects, which share our node_modules and are built by one compiler. */
export type Projects = {
  write(name: string, files: readonly Pick<RenderedFile, 'path' | 'text'>[]): void
  /** Compiles all of them, strictly; answers with what the compiler says. */
  build(): Promise<string>
  /** A compiled file of a project. */
  built(name: string, path: string): string
  /** Runs the tests of projects; answers with the report. */
  test(names: readonly string[]): Promise<{ passed: boolean; report: string }>
  remove(): void
}

export function projects(): Projects {
  const folder = mkdtempSync(join(tmpdir(), 'toolwright-projects-'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  put('package.json', JSON.stringify({ type: 'module' }))
  put('tsconfig.json', JSON.stringify({ compilerOptions: compiler, include: ['projects'] }))
  const built = (name: string, path: string) => join(folder, 'dist', name, path)

  return {
    write: (name, files) => {
      for (const { path, text } of files) put(join('projects', name, path), text)
    },
    build: () =>
      run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { maxBuffer: 1e8 }).then(
        () => '',
        (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
      ),
    built,
    test: (names) =>
      run(process.execPath, ['--test', ...names.map((name) => built(name, 'test/tools.test.js'))], { maxBuffer: 1e8 }).then(
        ({ stdout }) => ({ passed: true, report: stdout }),
        ({ stdout }: { stdout: string }) => ({ passed: false, report: stdout }),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What the projects' own tsconfig says, for all at once. */
const compiler = {
  target: 'ES2023',
  module: 'NodeNext',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  rootDir: 'projects',
  outDir: 'dist',
}
