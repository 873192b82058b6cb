import { describe, expect, test } from 'vitest'
import { idParam } from './id-param'

describe('an id in an address', () => {
  test.each([
    ['get_weather', 'get_weather'],
    ['files/read', 'files%2Fread'],
    ['.', '~.'],
    ['..', '~..'],
    ['...', '...'],
    ['.hidden', '.hidden'],
    ['~', '~~'],
    ['~.', '~~.'],
    ['a~b', 'a~b'],
    ['%2E', '%252E'],
    ['100%', '100%25'],
    ['a?b#c', 'a%3Fb%23c'],
    ['two words', 'two%20words'],
    ['天気', '%E5%A4%A9%E6%B0%97'],
    ['back\\slash', 'back%5Cslash'],
  ])('%s stands as %s, and is read back', (id, segment) => {
    const written = encodeURIComponent(idParam.write(id))
    expect(written).toBe(segment)
    const { pathname } = new URL(`http://127.0.0.1/servers/a/tools/${written}/try`)
    expect(pathname.split('/')).toHaveLength(6)
    expect(idParam.read(decodeURIComponent(pathname.split('/')[4] as string))).toBe(id)
  })
})
