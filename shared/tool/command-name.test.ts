import { expect, test } from 'vitest'
import { commandOf } from './command-name'

test.each([
  ['atl_user_info', 'atl_', 'user_info'],
  ['user_info', 'atl_', 'user_info'],
  ['atl_', 'atl_', 'atl_'],
  ['user_info', undefined, 'user_info'],
])('the command of %s with the prefix %s is %s', (name, prefix, command) => {
  expect(commandOf(name, prefix)).toBe(command)
})
