import type { Doc } from '../tool/json'
import { hintNames } from '../tool/node'
import { type Verdict, verdictOf } from './approval'
import { nameWords } from './by-name'
import type { Client, Mode, When } from './client'
import { type Claim, evidenceOf, evidences, type Source, sourceLink } from './evidence'
import { anchor, cited, code, numbered, plain, sentence } from './markdown'

/** All that is known of the clients, to be read: a table of all, then one section each. */
export function clientsDocument(clients: readonly Client[]): string {
  return [intro(clients.length), glance(clients), '## The clients', ...clients.map(section), adding].join('\n\n').concat('\n')
}

const intro = (count: number) => `# Clients

What ${count} clients make of an MCP tool: what a person sees, when they are asked, what the model receives. The preview shows exactly this, and this page is written from the same
data (\`shared/preview/clients\`, one file per client) by a test: do not edit it by hand. Nothing is guessed: what no public source says is told as not established.

| word | how it is known |
|---|---|
${evidences.map(({ label, means }) => `| ${label} | ${means} |`).join('\n')}

A hint has three states: said to be true, said to be false, and not said. Clients disagree most about the third. [To add a client](#to-add-a-client) takes one file and one line.`

const samples: readonly { label: string; tool: Doc }[] = [
  { label: 'says nothing', tool: {} },
  { label: 'only reads', tool: { annotations: { readOnlyHint: true } } },
  { label: 'only adds, stays inside', tool: { annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false } } },
  { label: 'can destroy', tool: { annotations: { readOnlyHint: false, destructiveHint: true } } },
  { label: 'only reads, yet can destroy', tool: { annotations: { readOnlyHint: true, destructiveHint: true } } },
  { label: 'only reads, reaches outside', tool: { annotations: { readOnlyHint: true, openWorldHint: true } } },
]

const does = ({ does, byName, review }: Verdict) =>
  `${byName ? 'goes by the name' : { allow: 'runs', ask: 'asks', deny: 'refuses', 'llm-judge': 'a model judges', '-': '?' }[does ?? '-']}${review ? ', reviews the result' : ''}`

function glance(clients: readonly Client[]): string {
  const rows = clients.map((client) => {
    const { name, title, description, icons, instructions } = client
    const cut =
      description.evidence === 'unknown' || description.unseen
        ? '?'
        : description.limit
          ? description.limit.length.toLocaleString('en')
          : 'no'
    const cells = [
      `[${client.label}](#${anchor(client.label)})`,
      name.template === undefined || name.ways.length === 0 ? '?' : code(name.template.split(/[;(]/)[0]?.trim() ?? ''),
      name.max ?? (name.tooLong === undefined ? '?' : 'no limit'),
      titles(title),
      cut,
      does(verdictOf(client, {})),
      does(verdictOf(client, samples[1]?.tool ?? {})),
      icons.tool === undefined ? '?' : icons.tool ? 'yes' : 'no',
      instructions.use === undefined ? '?' : instructions.use.startsWith('not ') ? 'no' : 'yes',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return `## At a glance

By default, and as far as it is known; “?” is not established.

| client | name for the model | longest | label from | description cut | a tool that says nothing | a tool that only reads | icons | instructions |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

const titles = ({ order, form, evidence }: Client['title']) =>
  evidence === 'unknown' ? '?' : form !== undefined ? 'the name, reworked' : order.length === 0 ? 'none' : order.map(code).join(', ')

function section(client: Client): string {
  const text = [
    `### ${client.label}`,
    `${plain(client.product)} · ${client.kind} · ${plain(client.status)} · ${evidenceOf(client.evidence).label}, newest text ${client.date}`,
    ...people(client),
    ...asking(client),
    ...model(client),
    unknowns(client),
    `**Sources**\n\n${client.sources.map(listed).join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  return withReferences(client, text)
}

function unknowns({ title, icons, approval, name, description, schema, instructions, unknown }: Client): string {
  const matters = Object.entries({ label: title, icons, asking: approval, name, description, schema, instructions })
  const all = [...matters.filter(([, { evidence }]) => evidence === 'unknown').map(([matter]) => matter), ...unknown.map(plain)]
  return all.length === 0 ? '' : `**Not established:** ${all.join('; ')}.`
}

const listed = (source: Source) =>
  `- ${cited(source)}${'symbol' in source ? `: ${plain(source.symbol)}` : ''}${source.note ? ` (${plain(source.note)})` : ''}`

/** The addresses of a section at its end, so that the text reads well as it is written too. */
function withReferences({ id, sources }: Client, text: string): string {
  const links = [...new Set(sources.map(sourceLink))]
  const short = links.reduce((done, link, index) => done.replaceAll(`](${link})`, `][${id}-${index + 1}]`), text)
  return `${short}\n\n${links.map((link, index) => `[${id}-${index + 1}]: ${link}`).join('\n')}`
}

function people({ title, icons }: Client): string[] {
  const shown = title.shownIn.length === 0 ? '' : ` Seen in: ${title.shownIn.map(plain).join('; ')}.`
  const from = title.order.length === 0 ? 'No title of the tool is carried' : `Taken from ${title.order.map(code).join(', then ')}`
  const label = title.form === undefined ? `${from}${title.fallback ? `; ${plain(title.fallback)}` : ''}.` : `${reworked(title)}.`
  const drawn = icons.tool ? 'Icons of tools are drawn' : 'Icons of tools are not drawn'
  return [claimed('Label', title, `${label}${shown}`), claimed('Icons', icons, `${[drawn, ...iconRules(icons)].map(plain).join('; ')}.`)]
}

const reworked = ({ form, fallback }: Client['title']) =>
  typeof form === 'object'
    ? `The name, as ${code(form.template)}`
    : form === 'raw-name'
      ? 'The name as it is published'
      : `The name, reworked${fallback ? `: ${plain(fallback)}` : ''}`

const iconRules = ({ takes, rules }: Client['icons']) =>
  takes
    ? [
        `of the types ${takes.types.join(', ')}`,
        `picked for ${takes.size} px`,
        takes.http === 'own-host' ? "from the web only at the server's own host" : '',
        takes.file === 'stdio' ? 'from a file only where the client starts the server' : '',
        ...rules,
      ].filter((rule) => rule !== '')
    : rules

function asking(client: Client): string[] {
  const { approval } = client
  if (approval.evidence === 'unknown') return [claimed('Asking', approval, '')]
  const rows = approval.modes.map((mode) => {
    const name = mode.id === approval.defaultMode ? `**${plain(mode.label)}**` : plain(mode.label)
    return `| ${[name, ...samples.map(({ tool }) => does(verdictOf(client, tool, mode)))].join(' | ')} |`
  })
  const start = approval.defaultMode === undefined ? 'In which mode it starts is not established.' : 'It starts in the mode in bold.'
  const notes = [
    ...approval.modes.flatMap((mode) => modeNote(mode)),
    ...(approval.meta ?? []).map(({ key, says }) => `${code(`_meta["${key}"]: true`)}: ${plain(says)}`),
    ...(approval.uses ?? []).map(
      (use) => `${stated(use.when, use.annotations)}: ${plain(use.effect)}${use.source ? ` (${cited(use.source)})` : ''}`,
    ),
    ...(approval.overrides ?? []).map(plain),
    ...(approval.modes.some(({ otherwise }) => otherwise === 'by-name') ? byWords() : []),
  ]
  return [
    claimed('Asking', approval, start),
    `| mode | ${samples.map(({ label }) => label).join(' | ')} |\n|---|${samples.map(() => '---|').join('')}\n${rows.join('\n')}`,
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join('\n')]),
  ]
}

const modeNote = ({ label, note, source, evidence }: Mode) =>
  note === undefined && source === undefined
    ? []
    : [
        `*${plain(label)}*${note ? `: ${plain(note)}` : ''}${source ? ` (${evidence ? `${evidenceOf(evidence).label}: ` : ''}${cited(source)})` : ''}`,
      ]

const byWords = () => [
  `by the name: words that write are ${nameWords.writing.join(', ')}; words that read are ${nameWords.reading.join(', ')}; a word that writes asks, else one that reads runs, else it asks`,
]

const stated = (when: When, annotations?: boolean) =>
  [
    ...hintNames.flatMap((hint) => {
      const states = [when[hint] ?? []].flat()
      return states.length === 0 ? [] : [`${code(hint)} ${states.map((state) => (state === 'absent' ? 'not said' : state)).join(' or ')}`]
    }),
    ...(annotations === undefined ? [] : [annotations ? 'with annotations' : 'without annotations']),
  ].join(', ')

function model({ name, description, schema, instructions, limits, drops = [] }: Client): string[] {
  const facts = [
    name.serverPart && `server part: ${name.serverPart}`,
    name.max !== undefined && `longest: ${name.max}`,
    name.tooLong && `too long: ${name.tooLong}`,
    name.collision && `two of one name: ${name.collision}`,
    name.charset && `characters: ${name.charset}`,
  ].filter((fact): fact is string => typeof fact === 'string')
  const cut = description.unseen
    ? 'What the model reads is not established'
    : description.limit
      ? `Cut behind ${description.limit.length.toLocaleString('en')} ${description.limit.unit}${description.limit.suffix ? `, marked with ${code(description.limit.suffix)}` : ''}`
      : 'Handed on uncut'
  const more = [
    description.empty !== undefined && `where there is none: ${code(description.empty)}`,
    description.toHuman && `people read it: ${plain(description.toHuman)}`,
  ]
  const counts = [
    limits.tools &&
      `- tools: ${limits.tools.value === undefined ? '' : `${limits.tools.value}, `}${plain(limits.tools.kind)}${limits.tools.source ? ` (${cited(limits.tools.source)})` : ''}`,
    limits.toolSearch && `- tool search: ${plain(limits.toolSearch)}`,
    limits.output && `- output: ${limits.output.value.toLocaleString('en')} ${limits.output.unit}, ${plain(limits.output.note)}`,
  ].filter((line): line is string => typeof line === 'string')
  return [
    claimed(
      'Name',
      name,
      `${name.template ? `${code(name.template)}. ` : ''}${facts.length > 0 ? sentence(facts.map(plain).join('; ')) : ''}`,
    ),
    numbered(name.steps),
    claimed('Description', description, `${[cut, ...more.filter((one) => typeof one === 'string')].join('; ')}.`),
    claimed(
      'Schema',
      schema,
      schema.rewriters.length > 1 ? `Differs for: ${schema.rewriters.map(({ label }) => plain(label)).join('; ')}.` : '',
    ),
    numbered(schema.steps),
    claimed('Instructions', instructions, sentence(plain(instructions.use ?? ''))),
    drops.length === 0
      ? ''
      : `**Left out**\n\n${drops.map(({ why, source }) => `- ${plain(why)}${source ? ` (${cited(source)})` : ''}`).join('\n')}`,
    counts.length === 0 ? '' : `**Limits**\n\n${counts.join('\n')}`,
  ]
}

function claimed(matter: string, { evidence, source, also = [], notes = [] }: Claim, text: string): string {
  if (evidence === 'unknown') return ''
  const known = [source, ...also].filter((one) => one !== undefined).map(cited)
  const said = text === '' ? '' : ` ${text}`
  return `**${matter}.**${said}${notes.map((note) => ` ${sentence(plain(note))}`).join('')} (${evidenceOf(evidence).label}: ${known.join('; ')})`
}

const adding = `## To add a client

1. Write \`shared/preview/clients/ID.ts\`: one value made with \`defineClient\`, its \`id\` equal to the file name. Each claim has its evidence, and a source with the day of the text that was read;
   what no public source says is \`{ evidence: 'unknown' }\` and nothing more. What the client does with hints is data: modes with rules, first match decides.
2. Add one line to the list in \`shared/preview/clients/index.ts\`.
3. A name or a schema that is made by rules not there yet is a function in \`shared/preview/names\` or \`shared/preview/schema\`, with tests of its own.
4. \`npx vitest run --project unit shared/preview -u\` writes this page again; the tests of the registry say what is missing.`
