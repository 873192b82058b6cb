import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

type Pattern = RegExp | { type: RegExp }

const api = { type: /^server\/api$/ }

/** Who may import what of ours, first match wins; `$1` is what the first group of `in` matched. `type` marks what may come in as a type only. */
const boundaries: { in: RegExp; from: Pattern[] }[] = [
  { in: /^shared\//, from: [/^shared\//] },
  { in: /^server\//, from: [/^server\//, /^shared\//, /^package\.json$/] },
  { in: /^web\/(?:ui|lib)\//, from: [/^web\/(ui|lib)\//, /^shared\//, api] },
  // A feature sees itself and what is common, never another feature: pages put features together.
  { in: /^web\/features\/([\w-]+)\//, from: [/^web\/features\/$1\//, /^web\/(ui|lib)\//, /^shared\//, api] },
  { in: /^web\/pages\//, from: [/^web\/(pages|features|ui|lib)\//, /^shared\//, api] },
  { in: /^web\//, from: [/^web\//, /^shared\//, api] },
  // Stories and benchmarks meet the product as a person does: built.
  { in: /^e2e\//, from: [/^e2e\//, /^shared\//, /^dist\//] },
  { in: /^bench\//, from: [/^bench\//, /^e2e\/servers\//, /^shared\//, /^dist\//, /^package\.json$/] },
  { in: /^scripts\//, from: [/^scripts\//] },
]

/** The packages that run the same everywhere, without I/O: nothing else comes into `shared/`. */
const purePackages = ['zod', '@cfworker/json-schema', '@noble/hashes', 'gpt-tokenizer', 'tiny-pinyin']

const folders = ['shared', 'server', 'web', 'e2e', 'bench', 'scripts']
const isSource = new RegExp(`^(${folders.join('|')})/`)
const isTest = /\.(test|contract|spec)\.tsx?$|(^|\/)testing\//

/** `place` marks a mere path, as in new URL('…', import.meta.url): it counts only where it leads to sources. */
type Import = { of: string; type: boolean; place?: true }
type Syntax = { type: string; [key: string]: unknown }

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* walk(syntax: Syntax): Generator<Syntax> {
  yield syntax
  for (const value of Object.values(syntax)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isSyntax(child)) yield* walk(child)
  }
}

function syntaxOf(path: string, source: string): Syntax[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return [...walk(program as unknown as Syntax)]
}

const text = (value: unknown): string | undefined => (isSyntax(value) && typeof value.value === 'string' ? value.value : undefined)

/** Every way to name another module: import, export … from, import(), `import('…')` as a type, and new URL('…', import.meta.url). */
function importsOf(all: Syntax[]): Import[] {
  return all.flatMap((syntax): Import[] => {
    const of = text(syntax.source)
    switch (syntax.type) {
      case 'ImportDeclaration':
        return of === undefined ? [] : [{ of, type: syntax.importKind === 'type' || onlyTypes(syntax.specifiers, 'importKind') }]
      case 'ExportNamedDeclaration':
        return of === undefined ? [] : [{ of, type: syntax.exportKind === 'type' || onlyTypes(syntax.specifiers, 'exportKind') }]
      case 'ExportAllDeclaration':
        return of === undefined ? [] : [{ of, type: syntax.exportKind === 'type' }]
      case 'ImportExpression':
        return of === undefined ? [] : [{ of, type: false }]
      case 'TSImportType':
        return of === undefined ? [] : [{ of, type: true }]
      case 'NewExpression': {
        const [first, base] = syntax.arguments as Syntax[]
        const url = isSyntax(syntax.callee) && syntax.callee.name === 'URL' && base?.type === 'MemberExpression' ? text(first) : undefined
        return url?.startsWith('.') ? [{ of: url, type: false, place: true }] : []
      }
      default:
        return []
    }
  })
}

function onlyTypes(specifiers: unknown, kind: string): boolean {
  return Array.isArray(specifiers) && specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type')
}

/** The path of one of our own modules without its ending; nothing for a package. */
function ownPath(importer: string, of: string): string | undefined {
  const bare = of.replace(/\?.*$/, '').replace(/\.tsx?$/, '')
  if (bare.startsWith('#shared/')) return `shared/${bare.slice('#shared/'.length)}`
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), bare))
  return bare.startsWith('/') ? `web${bare}` : undefined
}

function boundaryProblems(path: string, imports: Import[]): string[] {
  const boundary = boundaries.find((candidate) => candidate.in.test(path))
  if (!boundary) return [`${path} stands in no known place`]
  const group = boundary.in.exec(path)?.[1] ?? ''
  const fits = (pattern: RegExp, target: string) => new RegExp(pattern.source.replace('$1', group)).test(target)
  return imports.flatMap(({ of, type, place }) => {
    const target = ownPath(path, of)
    if (target === undefined || (place && !isSource.test(target))) return []
    const allowed = boundary.from.some((pattern) =>
      pattern instanceof RegExp ? fits(pattern, target) : type && fits(pattern.type, target),
    )
    return allowed ? [] : [`${path} must not import ${target}${type ? '' : ' (as a value)'}`]
  })
}

function packageProblems(path: string, imports: Import[]): string[] {
  if (isTest.test(path)) return []
  const packages = imports.map(({ of }) => of).filter((of) => ownPath(path, of) === undefined)
  if (path.startsWith('shared/')) {
    const pure = (of: string) => purePackages.some((name) => of === name || of.startsWith(`${name}/`))
    return packages.filter((of) => !pure(of)).map((of) => `${path} must not import ${of}: shared is pure`)
  }
  if (path.startsWith('web/')) return packages.filter((of) => of.startsWith('node:')).map((of) => `${path} must not import ${of}`)
  return []
}

/** `shared/` has no clock and no chance: they come in as values. */
function purityProblems(path: string, all: Syntax[]): string[] {
  if (!path.startsWith('shared/') || isTest.test(path)) return []
  return all.flatMap((syntax) => {
    const used = impure(syntax)
    return used ? [`${path} must not use ${used}: shared is pure`] : []
  })
}

function impure({ type, object, property, callee, arguments: given }: Syntax): string | undefined {
  const nameOf = (value: unknown) => (isSyntax(value) ? (value.name as string | undefined) : undefined)
  if (type === 'MemberExpression') {
    const member = `${isSyntax(object) && object.type === 'MemberExpression' ? nameOf(object.property) : nameOf(object)}.${nameOf(property) ?? text(property)}`
    return ['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues', 'performance.now'].find((name) => name === member)
  }
  if (nameOf(callee) !== 'Date') return undefined
  if (type === 'NewExpression') return (given as unknown[]).length === 0 ? 'new Date()' : undefined
  return type === 'CallExpression' ? 'Date()' : undefined
}

function problemsIn(path: string, source: string): string[] {
  const all = syntaxOf(path, source)
  const imports = importsOf(all)
  return [...boundaryProblems(path, imports), ...packageProblems(path, imports), ...purityProblems(path, all)]
}

const sources = folders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.(tsx?|mjs)$/.test(path)),
)

test('every source keeps to the boundaries', () => {
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.flatMap((path) => problemsIn(path, readFileSync(join(import.meta.dirname, path), 'utf8')))).toEqual([])
})

describe('the boundaries themselves', () => {
  test.each([
    ['shared/lint/rule.ts', `import { z } from 'zod'; import { a } from '../tool/a'; import '@cfworker/json-schema'`],
    ['shared/tool/a.test.ts', `import { readFileSync } from 'node:fs'; Date.now()`],
    ['shared/tool/a.ts', `new Date(text).getTime(); const now = clock.now()`],
    ['server/app.ts', `import 'node:fs'; import { a } from '#shared/tool/a'; import './http/env'; import info from '../package.json'`],
    ['server/app.ts', `new URL('..', import.meta.url); new URL('../dist/web/', import.meta.url); new URL('./a.ts', import.meta.url)`],
    ['web/lib/api.ts', `import type { Api } from '../../server/api'; type B = import('../../server/api').Api`],
    ['web/features/calls/list.tsx', `import { a } from './a'; import { b } from '../../ui/b'; import './list.css'; const c = <a />`],
    ['web/pages/home.tsx', `import { a } from '../features/calls/a'; import { b } from '../features/tools/b'`],
    ['e2e/stories/calls.spec.ts', `import { test } from '../fixtures'; import { sample } from '#shared/tool/sample'`],
  ])('%s may: %s', (path, source) => {
    expect(problemsIn(path, source)).toEqual([])
  })

  test.each([
    ['shared/tool/a.ts', `import { b } from '../../server/b'`],
    ['shared/tool/a.ts', `export type { B } from '../../web/b'`],
    ['shared/tool/a.ts', `import { readFileSync } from 'node:fs'`],
    ['shared/tool/a.ts', `import fs from 'fs'`],
    ['shared/tool/a.ts', `import { Hono } from 'hono'`],
    ['shared/tool/a.test.ts', `import { b } from '../../server/b'`],
    ['shared/tool/a.ts', `const at = Date.now()`],
    ['shared/tool/a.ts', `const at = new Date()`],
    ['shared/tool/a.ts', `const at = Date()`],
    ['shared/tool/a.ts', `const now = Date['now']`],
    ['shared/tool/a.ts', `const chance = Math.random()`],
    ['shared/tool/a.ts', `const id = crypto.randomUUID()`],
    ['shared/tool/a.ts', `const id = globalThis.crypto.randomUUID()`],
    ['server/app.ts', `import { a } from '../web/lib/a'`],
    ['server/app.ts', `const a = await import('../web/lib/a')`],
    ['server/app.ts', `new URL('../web/a.ts', import.meta.url)`],
    ['web/lib/api.ts', `import { api } from '../../server/api'`],
    ['web/lib/api.ts', `import { type Api, api } from '../../server/api'`],
    ['web/lib/api.ts', `import type { Deps } from '../../server/deps'`],
    ['web/lib/api.ts', `import { a } from '../features/calls/a'`],
    ['web/lib/api.ts', `import { join } from 'node:path'`],
    ['web/features/calls/list.tsx', `import { b } from '../tools/b'`],
    ['web/features/calls/list.tsx', `import type { B } from '../calls-of-others/b'`],
    ['web/features/calls/list.tsx', `export * from '../../pages/home'`],
    ['web/pages/home.tsx', `import { app } from '../app/app'`],
    ['web/main.tsx', `import { api } from '../server/api'`],
    ['e2e/stories/calls.spec.ts', `import { a } from '../../server/a'`],
    ['elsewhere/a.ts', ''],
  ])('%s must not: %s', (path, source) => {
    expect(problemsIn(path, source)).toHaveLength(1)
  })
})
