import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment, programFor } from './command'

test('a child gets what it needs to run and its own settings, nothing of ours', () => {
  const env = childEnvironment(
    { KEY: 'mine', HOME: '/elsewhere' },
    { PATH: '/bin', HOME: '/home/me', TOOLWRIGHT_TOKEN: 'secret', DATABASE_URL: 'postgres://x' },
  )
  expect(env).toEqual({ PATH: '/bin', HOME: '/elsewhere', KEY: 'mine' })
})

test('on Windows the script behind a shim is started with Node, never a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolwright-shim-'))
  mkdirSync(join(folder, 'node_modules/npm/bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/npm/bin/npx-cli.js'), '')
  writeFileSync(join(folder, 'npx.cmd'), '@echo off\n')
  mkdirSync(join(folder, 'node_modules/tool'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/tool/cli.js'), '')
  writeFileSync(join(folder, 'tool.cmd'), '@ECHO off\n"%_prog%"  "%dp0%\\node_modules\\tool\\cli.js" %*\n')
  const env = { PATH: folder, PATHEXT: '.exe;.cmd' }
  expect(programFor('npx', ['-y', 'x'], env, folder, 'win32')).toEqual({
    file: process.execPath,
    args: [join(folder, 'node_modules/npm/bin/npx-cli.js'), '-y', 'x'],
  })
  expect(programFor('tool', ['a b'], env, folder, 'win32')).toEqual({
    file: process.execPath,
    args: [join(folder, 'node_modules/tool/cli.js'), 'a b'],
  })
})

test('elsewhere a command is started as it is', () => {
  expect(programFor('npx', ['-y'], {}, '/', 'linux')).toEqual({ file: 'npx', args: ['-y'] })
})
