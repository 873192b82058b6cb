import { describe, expect, test } from 'vitest'
import type { TransportEdit } from './connection'
import { answered, placeholdersIn } from './placeholders'

const stdio = (command: string, args: string[], env: Record<string, string | null> = {}): TransportEdit => ({
  type: 'stdio',
  command,
  args,
  env,
})
const dollar = (inside: string) => `$\{${inside}}`

describe('a placeholder', () => {
  test.each([
    ['input:key', { says: 'a value named key', secret: true }],
    ['env:HOST', { says: 'the value of the variable HOST', secret: true }],
    ['HOST:-localhost', { says: 'the value of the variable HOST', secret: true, initial: 'localhost' }],
    ['workspaceFolder', { says: 'the folder of your project', secret: false }],
    ['command:pick.it', { says: 'a value', secret: true }],
  ])('%s says what it waits for', (inside, meaning) =>
    expect(placeholdersIn(stdio('x', [], { KEY: dollar(inside) }))).toEqual([{ text: dollar(inside), where: 'KEY', ...meaning }]),
  )

  test('takes its words from what asks for it', () =>
    expect(
      placeholdersIn({ type: 'http', url: `https://${dollar('input:host')}/mcp`, headers: {} }, [
        { id: 'host', description: 'Your host', secret: false, initial: 'a.example' },
      ]),
    ).toEqual([{ text: dollar('input:host'), where: 'URL', says: 'Your host', secret: false, initial: 'a.example' }]))

  test('is found in every part, but not in what is kept, nor in text that a shell reads', () => {
    expect(placeholdersIn(stdio(dollar('A'), ['x', dollar('B')], { K: null })).map(({ where }) => where)).toEqual(['command', 'argument 2'])
    expect(placeholdersIn(stdio('/bin/bash', ['-c', `echo ${dollar('HOME')}`]))).toEqual([])
  })
})

test('answers take the place of what was asked, and nothing else', () => {
  const asked = stdio('run', ['--host', dollar('env:HOST'), dollar('other')], { AUTH: `Bearer ${dollar('input:t')}`, KEPT: null })
  expect(answered(asked, { [dollar('env:HOST')]: 'h', [dollar('input:t')]: '$&', [dollar('other')]: '' })).toEqual(
    stdio('run', ['--host', 'h', dollar('other')], { AUTH: 'Bearer $&', KEPT: null }),
  )
})
