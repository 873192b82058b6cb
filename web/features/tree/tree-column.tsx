import { IconFolderPlus, IconPlus, IconTool } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { addNew, type NewNode } from '#shared/tool/edits/new-node'
import type { Place } from '#shared/tool/edits/nodes'
import { wayTo } from '#shared/tool/edits/tree'
import { countTools } from '#shared/tool/ids'
import type { NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { useCommands } from '../../lib/commands'
import type { Edit } from '../../lib/edit'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/icon-button'
import { ListFilter } from '../../ui/list-filter'
import { Menu } from '../../ui/menu'
import { Notice } from '../../ui/notice'
import { DesignTree } from './design-tree'
import styles from './design-tree.module.css'
import type { NodeFaults } from './faults'
import { treeRows } from './rows'

type Props = {
  toolset: Toolset
  /** Absent: the tree can be read and gone through, and nothing else. */
  edit: Edit | undefined
  /** How many places of a node two sides changed alike, while that is undecided. */
  conflicts?: ReadonlyMap<NodeId, number> | undefined
  faults: NodeFaults
  selected?: NodeId | undefined
  href(id: NodeId): string
  onOpen(id: NodeId): void
  /** Somewhere to write its name at once. */
  onAdded(id: NodeId): void
}

/** The column of a design: a filter, what can be added, and the tree. */
export function TreeColumn({ toolset, edit, conflicts, faults, selected, href, onOpen, onAdded }: Props) {
  const [query, setQuery] = useState('')
  const filter = useRef<HTMLInputElement>(null)
  const tree = useRef<HTMLDivElement>(null)
  const all = countTools(toolset.nodes)
  const add = (what: NewNode) => {
    if (!edit) return
    const id = newId()
    edit((now) => addNew(now, id, what, besides(now, selected)))
    onAdded(id)
  }
  useCommands([
    { id: 'filter', title: 'Find a tool in this toolset', section: 'This toolset', keys: '/', run: () => filter.current?.select() },
    ...(edit
      ? [
          { id: 'add-tool', title: 'Add a tool', section: 'This toolset', keys: 'n', run: () => add('tool') },
          { id: 'add-group', title: 'Add a group', section: 'This toolset', run: () => add('group') },
        ]
      : []),
  ])
  const found = query === '' ? all : treeRows(toolset.nodes, new Set(), query).filter(({ node }) => !node.children).length
  const nested = toolset.nodes.some(({ children }) => children !== undefined)
  return (
    <div className={styles.column}>
      <ListFilter ref={filter} text={query} onText={setQuery} found={found} all={all} onDown={() => tree.current?.focus()}>
        {edit && (
          <Menu
            label="What to add"
            items={[
              { label: 'Tool', keys: 'n', icon: <IconTool size={16} stroke={1.6} />, run: () => add('tool') },
              { label: 'Group of tools', icon: <IconFolderPlus size={16} stroke={1.6} />, run: () => add('group') },
              ...(toolset.commandSchemas ?? []).map((schema) => ({
                label: `Tool as ${schema.title ?? schema.id}`,
                icon: <IconTool size={16} stroke={1.6} />,
                run: () => add(schema),
              })),
            ]}
            trigger={(props) => (
              <IconButton label="Add a tool or a group" {...props}>
                <IconPlus size={16} stroke={1.6} />
              </IconButton>
            )}
          />
        )}
      </ListFilter>
      {toolset.nodes.length === 0 ? (
        <Notice title="No tools yet" action={edit && <Button onClick={() => add('tool')}>Add a tool</Button>}>
          A toolset begins with its first tool.
        </Notice>
      ) : query !== '' && found === 0 ? (
        <Notice title="Nothing matches" action={<Button onClick={() => setQuery('')}>Clear the filter</Button>}>
          No name, title or description has “{query}” in it.
        </Notice>
      ) : (
        <DesignTree
          toolset={toolset}
          edit={edit}
          conflicts={conflicts}
          faults={faults}
          query={query}
          selected={selected}
          href={href}
          onOpen={onOpen}
          listRef={tree}
        />
      )}
      {!edit && <p className={styles.closed}>The tree can be changed again once the conflict is decided.</p>}
      {(nested || conflicts) && (
        <div className={styles.legend} aria-hidden="true">
          {nested && (
            <>
              <span className={styles.mark} /> inherits
              <span className={classes(styles.mark, styles.overrides)} /> overrides
            </>
          )}
          {conflicts && (
            <>
              <span className={styles.both}>1</span> both
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Into the group in sight, or right behind the tool in sight. */
function besides(toolset: Toolset, selected: NodeId | undefined): Place {
  const way = selected === undefined ? [] : wayTo(toolset.nodes, selected)
  const node = way.at(-1)
  if (!node) return {}
  if (node.children) return { parent: node.id }
  const parent = way.at(-2)
  return { parent: parent?.id, index: (parent?.children ?? toolset.nodes).indexOf(node) + 1 }
}
