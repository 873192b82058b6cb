import { expect, test } from 'vitest'
import { iconProblems, largestIcon } from './icon-problems'

const png = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  [{ src: png, mimeType: 'image/png', sizes: ['48x48', 'any'] }, []],
  [{ src: 'https://example.com/i.svg' }, []],
  [{ src: 'http://example.com/i.png' }, ['src']],
  [{ src: 'javascript:alert(1)' }, ['src']],
  [{ src: 'data:text/html,x' }, ['src']],
  [{ src: `data:image/png;base64,${'A'.repeat(largestIcon)}` }, ['src']],
  [{}, ['src']],
  [{ src: png, mimeType: 'text/plain', sizes: ['48'] }, ['mimeType', 'sizes']],
  [{ src: png, sizes: '48x48' }, ['sizes']],
  ['x', ['']],
])('%j', (icon, at) => expect(iconProblems(icon as never).map((problem) => problem.at)).toEqual(at))
