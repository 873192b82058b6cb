import { subcommandsIn } from '../definition'
import { memberOf, textOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const danglingGuidanceKey = defineWarning({
  id: 'dangling-guidance-key',
  title: 'A guidance key names a text that exists',
  why: 'A key without a text adds nothing to the description, and nobody says so.',
  examples: {
    good: [
      { document: example({}, { guidance_key: 'async_behavior' }) },
      { document: example({ guidance_key: 'house_rules' }), guidance: ['house_rules'], dialect: 'guide' },
      { document: example({ guidance_key: 'who_knows' }), dialect: 'guide' },
    ],
    bad: [
      { document: example({}, { guidance_key: 'operation_management' }), at: '/guidance_key' },
      {
        document: example({ guidance_key: 'async_behaviour' }),
        guidance: ['async_behavior'],
        dialect: 'guide',
        at: '/subcommand/0/guidance_key',
      },
    ],
  },

  *check({ root, dialect, guidance }) {
    const { builtIn } = dialect.server.guidance
    if (!root || (!guidance && builtIn.length === 0)) return
    const perTool = guidance?.perTool.get(textOf(memberOf(root, 'name')) ?? '')
    for (const node of [root, ...subcommandsIn(root)]) {
      const place = memberOf(node, 'guidance_key')
      const key = textOf(place)
      if (!place || key === undefined || builtIn.includes(key) || guidance?.blocks.has(key) || perTool?.has(key)) continue
      const known = [...builtIn, ...(guidance?.blocks ?? [])]
      yield found(
        place,
        `There is no guidance text "${key}".`,
        known.length > 0 ? `There are: ${[...new Set(known)].join(', ')}.` : 'Add it to the guidance file.',
      )
    }
  },
})
