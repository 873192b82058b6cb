import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guidanceFile } from '../mtdf/guidance'
import { parseLenient } from '../mtdf/lenient-json'
import { patchJson } from '../mtdf/patch-json'
import { reconcile } from '../mtdf/reconcile'
import { mtdfText, writeMtdf } from '../mtdf/write'
import { placedArgs } from '../mtdf/write-args'
import { readFiles } from '../sources/index'
import { rename, setDescription, setTitle, setToolMember } from '../tool/edits/document'
import { setBlock } from '../tool/edits/guidance'
import { liftNode, moveNode, nestNode } from '../tool/edits/move'
import { addNode, duplicateNode, removeNodes } from '../tool/edits/nodes'
import { setDesign, setEnabled, setHint, setOwn } from '../tool/edits/own'
import { addParameter, moveParameter, removeParameter, renameParameter, requireParameter, setArg } from '../tool/edits/parameters'
import { mapNodes } from '../tool/edits/tree'
import type { Node, NodeId } from '../tool/node'
import type { Toolset } from '../tool/toolset'
import { documentsOf } from './documents'
import { readLinkedFile } from './read-file'
import { withFiles } from './with-files'

const dialect = 'ahma-0.6'
type Folder = Map<string, string>

const start: Folder = new Map([
  [
    'gh.json',
    `{
  // GitHub's command line
  "name": "gh", "command": "gh", /* on the PATH */
  "description": "GitHub",
  "subcommand": [
    { "name": "cache", "description": "Caches", "subcommand": [
      { "name": "list", "description": "Lists" }, // reads
      { "name": "delete", "description": "Deletes", "options": [{"name": "all", "type": "boolean"},], "timeout_seconds": null }
    ] },
  ],
  "x": {"kept": [1, 2.0]}
}
`,
  ],
  ['view.json', '\uFEFF{\r\n\t"name": "view",\r\n\t"description": "Views",\r\n\t"command": "gh view"\r\n}'],
  [guidanceFile, '{"guidance_blocks": {"a": "A"}} // texts\n'],
])

const opened = () =>
  readFiles(
    Array.from(start, ([path, text]) => ({ path, text })),
    's',
  ).toolset

type Edit = (toolset: Toolset, pick: (index: number) => NodeId) => Toolset
const word = fc.constantFrom('a', 'b', 'run', 'default', 'x y', 'é', '//', '__proto__')
const schema = fc.constantFrom({ type: 'string' }, { type: 'integer', minimum: 1 }, { type: 'array' }, { type: 'string', enum: ['a'] }, {})
const at = fc.nat(12)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        setDescription(toolset, pick(id), text),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        rename(toolset, pick(id), text),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        setTitle(toolset, pick(id), text),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        setToolMember(toolset, pick(id), '/outputSchema/title', text),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([id, yes]): Edit =>
      (toolset, pick) =>
        setEnabled(toolset, [pick(id)], yes),
  ),
  fc.tuple(at, fc.boolean()).map(
    ([id, yes]): Edit =>
      (toolset, pick) =>
        setHint(toolset, [pick(id)], 'readOnlyHint', yes),
  ),
  fc.tuple(at, fc.option(fc.nat(9), { nil: undefined })).map(
    ([id, time]): Edit =>
      (toolset, pick) =>
        setOwn(toolset, [pick(id)], 'timeoutSeconds', time),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        setOwn(toolset, [pick(id)], 'guidanceKey', text),
  ),
  fc.tuple(at, word).map(
    ([id, text]): Edit =>
      (toolset, pick) =>
        setDesign(toolset, pick(id), 'module', text),
  ),
  fc.tuple(at, word, schema, fc.boolean()).map(
    ([id, name, one, required]): Edit =>
      (toolset, pick) =>
        addParameter(toolset, pick(id), { name, schema: one, required }),
  ),
  fc.tuple(at, word).map(
    ([id, name]): Edit =>
      (toolset, pick) =>
        removeParameter(toolset, pick(id), name),
  ),
  fc.tuple(at, word, word).map(
    ([id, from, to]): Edit =>
      (toolset, pick) =>
        renameParameter(toolset, pick(id), from, to),
  ),
  fc.tuple(at, word, fc.nat(3)).map(
    ([id, name, to]): Edit =>
      (toolset, pick) =>
        moveParameter(toolset, pick(id), name, to),
  ),
  fc.tuple(at, word, fc.boolean()).map(
    ([id, name, yes]): Edit =>
      (toolset, pick) =>
        requireParameter(toolset, pick(id), name, yes),
  ),
  fc.tuple(at, word).map(
    ([id, name]): Edit =>
      (toolset, pick) =>
        setArg(toolset, pick(id), name, (arg) => ({ ...arg, as: 'positional', alias: 'q' })),
  ),
  fc.tuple(at, fc.nat(3)).map(
    ([id, index]): Edit =>
      (toolset, pick) =>
        moveNode(toolset, pick(id), { index }),
  ),
  fc.tuple(at, at).map(
    ([id, to]): Edit =>
      (toolset, pick) =>
        nestNode(toolset, pick(id), pick(to)),
  ),
  at.map(
    (id): Edit =>
      (toolset, pick) =>
        liftNode(toolset, pick(id)),
  ),
  at.map(
    (id): Edit =>
      (toolset, pick) =>
        removeNodes(toolset, [pick(id)]),
  ),
  at.map(
    (id): Edit =>
      (toolset, pick) =>
        duplicateNode(toolset, pick(id), fresh(toolset)),
  ),
  fc.tuple(word, at).map(
    ([name, to]): Edit =>
      (toolset, pick) =>
        addNode(toolset, { id: fresh(toolset)(), tool: { name } }, to < 4 ? {} : { parent: pick(to) }),
  ),
  fc.tuple(word, word).map(
    ([key, text]): Edit =>
      (toolset) =>
        setBlock(toolset, key, text),
  ),
)

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
const fresh = ({ nodes }: Toolset) => {
  const taken = new Set(flat(nodes).map(({ id }) => id))
  let count = 0
  return () => {
    do count++
    while (taken.has(`n${count}`))
    return `n${count}`
  }
}

function applied(toolset: Toolset, change: Edit): Toolset {
  const ids = flat(toolset.nodes).map(({ id }) => id)
  return change(toolset, (index) => ids[index % Math.max(ids.length, 1)] ?? 'nobody')
}

/** As a save writes it. */
function saved(before: Toolset, after: Toolset, folder: Folder): { toolset: Toolset; folder: Folder } {
  const toolset = withFiles(after, { before, linked: new Set(folder.keys()), taken: folder.keys() })
  const documents = documentsOf(toolset, { format: 'mtdf', dialect })
  const written = Array.from(documents, ([name, document]): [string, string] => {
    const text = folder.get(name)
    const patched = text === undefined ? { text: mtdfText(document), whole: false } : patchJson(text, document)
    expect(patched.whole).toBe(false)
    return [name, patched.text]
  })
  return { toolset, folder: new Map(written) }
}

/** What a file can hold of a node. Of a root it is not the parameters: those belong to its subcommands. */
const held = (node: Node, isRoot = true): unknown => ({
  said: [node.tool.name, node.tool.description, node.own ?? {}],
  command: isRoot && node.cli?.command,
  args: isRoot || placedArgs(node).map(({ arg: { property, as, alias }, schema, required }) => ({ property, as, alias, schema, required })),
  children: node.children?.map((child) => held(child, false)),
})
const withoutMtdf = (toolset: Toolset) => ({
  ...toolset,
  nodes: mapNodes(toolset.nodes, ({ mtdf, ...node }) => ({
    ...node,
    ...(node.cli && { cli: { ...node.cli, args: node.cli.args.map(({ mtdf: _, ...arg }) => arg) } }),
  })),
})

const edits = fc.array(edit, { minLength: 1, maxLength: 12 })

test('linked files parse to the model after any sequence of edits, each of them saved', () => {
  fc.assert(
    fc.property(edits, (all) => {
      let state = { toolset: opened(), folder: start }
      for (const one of all) state = saved(state.toolset, applied(state.toolset, one), state.folder)
      const { toolset, folder } = state
      for (const [name, document] of documentsOf(toolset, { format: 'mtdf', dialect }))
        expect(JSON.stringify(parseLenient(folder.get(name) ?? '').value)).toBe(JSON.stringify(document))
      const read = readFiles(
        Array.from(folder, ([path, text]) => ({ path, text })),
        's',
      ).toolset
      expect(read.guidance?.blocks).toEqual(toolset.guidance?.blocks)
      for (const root of toolset.nodes) {
        const { losses } = writeMtdf(root, { dialect, from: dialect })
        const again = read.nodes.find(({ file }) => file === root.file)
        expect(again).toBeDefined()
        if (losses.length === 0 && root.children) expect(held(again as Node)).toEqual(held(root))
      }
    }),
    { numRuns: 2500 },
  )
})

test('what we wrote ourselves, taken in again, changes nothing: no id, no design, nothing a file cannot hold', () => {
  fc.assert(
    fc.property(edits, (all) => {
      let state = { toolset: opened(), folder: start }
      for (const one of all) state = saved(state.toolset, applied(state.toolset, one), state.folder)
      const { toolset, folder } = state
      const changed = new Map(
        Array.from(folder, ([path, text]) => ({ path, content: readLinkedFile({ path, text }) })).flatMap(({ path, content }) =>
          content.kind === 'tool' ? [[path, content.root] as const] : [],
        ),
      )
      const next = reconcile({ base: toolset, ours: toolset, changed, dialect })
      expect(withoutMtdf(next)).toEqual(withoutMtdf(toolset))
    }),
    { numRuns: 2500 },
  )
})
