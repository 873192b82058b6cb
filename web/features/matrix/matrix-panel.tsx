import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { matrixCsv } from '#shared/preview/csv'
import type { OfferedServer } from '#shared/preview/names/name'
import type { ResolvedTool } from '#shared/tool/resolved'
import { useCommands } from '../../lib/commands'
import { download } from '../../lib/copy'
import { grouped } from '../../lib/tool-groups'
import { prepareSearch, searchTools } from '../../lib/tool-search'
import { useQueryText } from '../../lib/use-query-text'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { itemsOf, marksIn } from './items'
import { MatrixBar } from './matrix-bar'
import { MatrixGrid } from './matrix-grid'
import { MatrixLegend } from './matrix-legend'
import styles from './matrix-panel.module.css'
import { rowsOf, sorted } from './rows'
import { type Matrix, useMatrix } from './use-matrix'
import { useView } from './use-view'

export type MatrixProps = {
  tools: readonly ResolvedTool[]
  server: OfferedServer
  /** Opens the preview of one tool in one client. */
  onOpen(tool: string, client: string): void
}

/** All tools in all clients at once. */
export function MatrixPanel({ tools, server, onOpen }: MatrixProps) {
  const matrix = useMatrix(tools, server)
  if (tools.length === 0) return <Notice title="No tools">There is nothing yet that a client could show.</Notice>
  if (!matrix) return <Skeleton label="Every client looks at every tool" rows={12} />
  return <MatrixView matrix={matrix} server={server} onOpen={onOpen} />
}

function MatrixView({ matrix, server, onOpen }: { matrix: Matrix } & Pick<MatrixProps, 'server' | 'onOpen'>) {
  const { text, setText } = useQueryText()
  const query = useDeferredValue(text)
  const view = useView()
  const { grouping, mark, chosen, sort } = view
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const filter = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLDivElement>(null)

  const columns = useMemo(() => (chosen ? matrix.columns.filter(({ client }) => chosen.has(client.id)) : matrix.columns), [matrix, chosen])
  const items = useMemo(() => itemsOf(matrix), [matrix])
  const marked = useMemo(() => marksIn(columns, items), [columns, items])
  const found = useMemo(() => searchTools(items, query), [items, query])
  const hits = useMemo(() => (mark ? found.filter(({ tool }) => marked.get(tool)?.has(mark)) : found), [found, mark, marked])
  const flat = sort !== undefined || grouping === 'none'
  const ordered = useMemo(() => (sort ? sorted(hits, sort, columns) : hits), [hits, sort, columns])
  const rows = useMemo(() => {
    const groups = sort ? [{ id: 'all', label: 'All', hits: ordered }] : grouped(ordered, grouping)
    return rowsOf(groups, closed, flat)
  }, [ordered, sort, grouping, closed, flat])
  useEffect(() => prepareSearch(items), [items])
  useCommands([{ id: 'filter', title: 'Find a tool in the matrix', section: 'All tools', keys: '/', run: () => filter.current?.select() }])

  const save = () => {
    const documents = matrix.tools.map(({ tool }) => tool)
    const found = ordered.map(({ tool }) => tool.index)
    const csv = matrixCsv(columns, documents, found)
    download(`${server.key.replace(/[^\w.-]+/g, '-') || 'tools'}-clients.csv`, csv, 'text/csv')
  }
  const toggle = (group: string) =>
    setClosed((known) => (known.has(group) ? new Set([...known].filter((other) => other !== group)) : new Set([...known, group])))

  return (
    <div className={styles.panel}>
      <MatrixBar
        ref={filter}
        text={text}
        onText={setText}
        found={found}
        all={items.length}
        marked={marked}
        columns={matrix.columns}
        view={view}
        onDown={() => grid.current?.focus()}
        onSave={save}
      />
      {rows.length > 0 ? (
        <MatrixGrid rows={rows} columns={columns} view={view} onToggle={toggle} onOpen={onOpen} gridRef={grid} />
      ) : (
        <div className={styles.none}>
          <Notice
            title="Nothing matches"
            action={
              <Button
                onClick={() => {
                  setText('')
                  view.set({ show: undefined })
                }}
              >
                Clear the filter
              </Button>
            }
          >
            {found.length === 0
              ? `No name, title, description or parameter has “${query}” in it.`
              : 'Of the tools that were found none has this in the clients you look at.'}
          </Notice>
        </div>
      )}
      <MatrixLegend />
    </div>
  )
}
