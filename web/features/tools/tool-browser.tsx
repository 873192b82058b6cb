import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useCommands } from '../../lib/commands'
import type { Grouping } from '../../lib/search'
import { grouped } from '../../lib/tool-groups'
import { prepareSearch, searchTools } from '../../lib/tool-search'
import { useQueryText } from '../../lib/use-query-text'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { ToolList as Listed } from './queries'
import { rowsOf } from './rows'
import styles from './tool-browser.module.css'
import { ToolFilter } from './tool-filter'
import { ToolList } from './tool-list'

type Props = {
  server: string
  list: Listed | undefined
  grouping: Grouping
  selected?: string | undefined
  panel?: string | undefined
  /** What stands over the list: all tools at once. */
  first?: ReactNode
  /** What stands in the list's place while there is none. */
  empty: ReactNode
  onOpen?(): void
}

/** The column of tools: a filter, and what it leaves. */
export function ToolBrowser({ server, list, grouping, selected, panel, first, empty, onOpen }: Props) {
  const { text, setText } = useQueryText()
  const query = useDeferredValue(text)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const filter = useRef<HTMLInputElement>(null)
  const tree = useRef<HTMLDivElement>(null)
  const tools = list?.tools
  const hits = useMemo(() => searchTools(tools ?? [], query), [tools, query])
  const rows = useMemo(() => rowsOf(grouped(hits, grouping), closed, grouping === 'none'), [hits, grouping, closed])
  useEffect(() => tools && prepareSearch(tools), [tools])
  useCommands([{ id: 'filter', title: 'Find a tool in this list', section: 'This server', keys: '/', run: () => filter.current?.select() }])
  const toggle = useCallback(
    (group: string) =>
      setClosed((known) => (known.has(group) ? new Set([...known].filter((other) => other !== group)) : new Set([...known, group]))),
    [],
  )

  return (
    <div className={styles.browser}>
      <ToolFilter
        ref={filter}
        text={text}
        onText={setText}
        grouping={grouping}
        found={hits.length}
        all={tools?.length}
        onDown={() => tree.current?.focus()}
      />
      {!tools ? (
        empty
      ) : tools.length === 0 ? (
        <Notice title="No tools">The server answered with an empty list. It may offer prompts or resources only.</Notice>
      ) : rows.length === 0 ? (
        <Notice title="Nothing matches" action={<Button onClick={() => setText('')}>Clear the filter</Button>}>
          No name, title, description or parameter has “{query}” in it.
        </Notice>
      ) : (
        <>
          {first}
          <ToolList
            server={server}
            rows={rows}
            selected={selected}
            panel={panel}
            onToggle={toggle}
            listRef={tree}
            {...(onOpen && { onOpen })}
          />
        </>
      )}
    </div>
  )
}
