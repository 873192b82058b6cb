import { subcommandsIn } from '../definition'
import { memberOf } from '../json-tree'
import { defineWarning, example, found } from './warning'

export const unreadGuidanceKey = defineWarning({
  id: 'unread-guidance-key',
  title: 'A guidance key stands where it is read',
  why: 'The first servers read the key of the subcommand, later ones only that of the tool.',
  examples: {
    good: [{ document: example({}, { guidance_key: 'async_behavior' }) }, { document: example({ guidance_key: 'x' }), dialect: 'guide' }],
    bad: [
      { document: example({ guidance_key: 'async_behavior' }), at: '/subcommand/0/guidance_key' },
      { document: example({}, { guidance_key: 'async_behavior' }), dialect: 'ahma-0.3', at: '/guidance_key' },
    ],
  },

  *check({ root, dialect }) {
    if (!root) return
    const { reads } = dialect.server.guidance
    const unread = (reads === 'tool' ? [...subcommandsIn(root)] : [root]).flatMap((node) => memberOf(node, 'guidance_key') ?? [])
    const [first] = unread
    if (!first) return
    const more = unread.length > 1 ? ` Nor are the ${unread.length - 1} others.` : ''
    const where = reads === 'tool' ? 'the tool' : 'the subcommand'
    yield found(first, `${dialect.label} reads the guidance key of ${where} only: this one is never read.${more}`, `Set it on ${where}.`)
  },
})
