import { describe, expect, test } from 'vitest'
import { targets } from '../targets/index'
import { resolve } from '../tool/resolve'
import { toolset } from '../tool/toolset'
import { fromTemplate, templates } from './index'

describe.each(templates.map((template) => [template.label, template] as const))('%s', (_, template) => {
  const begun = fromTemplate(template, 'mine')
  test('is a toolset without a fault in it', () => {
    expect(toolset.parse(begun)).toEqual(begun)
    expect(resolve(begun).flatMap(({ faults }) => faults)).toEqual([])
  })
  test('can be exported by every target', () => {
    for (const target of targets) expect(() => target.render(begun, {})).not.toThrow()
  })
})
