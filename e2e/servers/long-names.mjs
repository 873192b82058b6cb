// Lists 120 tools with hints of every kind; two names are longer than some clients take, and the same as far as those read.

import { serve, text, tool } from './raw.mjs'

const kinds = [{ readOnlyHint: true }, { readOnlyHint: false, destructiveHint: true }, undefined, { destructiveHint: false }]
const long = 'synchronise_every_calendar_of_the_whole_organisation_with'

const tools = [
  ...Array.from({ length: 118 }, (_, index) =>
    tool(`tool_${index}`, `Does thing ${index}.`, {}, { title: `Tool ${index}`, annotations: kinds[index % kinds.length] }),
  ),
  ...['the_first_backup', 'the_second_backup'].map((end) => tool(`${long}_${end}`, 'Copies everything.', {}, { title: `With ${end}` })),
]

serve({ tools, methods: { 'tools/call': ({ params }) => text(`You called ${params.name}.`) } })
