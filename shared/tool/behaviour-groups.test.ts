import { expect, test } from 'vitest'
import { behaviourOf } from './behaviour-groups'

test.each([
  [{ readOnlyHint: true, destructiveHint: true }, 'reads-only'],
  [{ destructiveHint: true }, 'can-destroy'],
  [{}, 'can-destroy-implied'],
  [{ destructiveHint: false }, 'changes-things'],
])('%j is %s', (annotations, behaviour) => expect(behaviourOf({ name: 'a', annotations } as never)).toBe(behaviour))
