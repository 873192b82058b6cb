import { expect, test } from 'vitest'
import { errorCodeMeaning, namedErrorCodes } from './error-codes'

test.each([
  [-32700, 'Parse error', 'did not run'],
  [-32600, 'Invalid request', 'may have run'],
  [-32601, 'Method not found', 'did not run'],
  [-32602, 'Invalid params', 'did not run'],
  [-32603, 'Internal error', 'may have run'],
  [-32002, 'Resource not found', 'may have run'],
  [-32011, 'Server error', 'may have run'],
  [-32020, 'Header mismatch', 'did not run'],
  [-32021, 'Missing client capability', 'did not run'],
  [-32022, 'Unsupported protocol version', 'did not run'],
  [-32042, 'A page must be visited first', 'did not run'],
  [-32050, 'Reserved code', 'may have run'],
  [-32500, 'Reserved code', 'may have run'],
  [404, 'The server’s own code', 'may have run'],
  ['E_FAIL', 'A code that is no number', 'may have run'],
  [undefined, 'A code that is no number', 'may have run'],
  [1.5, 'A code that is no number', 'may have run'],
])('%s means %s', (code, name, did) => {
  expect(errorCodeMeaning(code)).toMatchObject({ name, did })
})

test('every meaning is told in whole sentences', () => {
  for (const { sentence, next } of namedErrorCodes) for (const each of [sentence, next]) expect(each).toMatch(/^[A-Z].*\.$/)
})
