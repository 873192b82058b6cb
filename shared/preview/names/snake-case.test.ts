import { expect, test } from 'vitest'
import { snakeCase } from './snake-case'

test.each([
  ['Azure DevOps', 'azure_dev_ops'],
  ['github', 'github'],
  ['GitHub', 'git_hub'],
  ['XMLHttpRequest', 'xml_http_request'],
  ['HTTP', 'http'],
  ['aB2C', 'a_b2c'],
  ['s3Bucket', 's3_bucket'],
  ['io.github.upstash/context7', 'io_github_upstash_context7'],
  ['__a--b  c__', 'a_b_c'],
  ['Ünï Cödé', 'ünï_cödé'],
  ['!!!', ''],
  ['', ''],
])('%s', (text, snake) => {
  expect(snakeCase(text)).toBe(snake)
})
