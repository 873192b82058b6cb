import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useMemo } from 'react'
import { targetById, targets } from '#shared/targets/index'
import type { Loss, Rendered, Target } from '#shared/targets/target'
import { prunedTo, wayTo } from '#shared/tool/edits/tree'
import { countTools } from '#shared/tool/ids'
import { nameOf } from '#shared/tool/lenses'
import type { Node, NodeId } from '#shared/tool/node'
import type { Toolset } from '#shared/tool/toolset'
import { download, downloadBlob } from '../../lib/copy'
import { useRemembered } from '../../lib/remembered'
import { bytes, count } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { Splitter } from '../../ui/splitter'
import styles from './code-panel.module.css'
import { FileTree } from './file-tree'
import { LossList } from './loss-list'
import { TargetBar } from './target-bar'
import { useRendered } from './use-rendered'
import { zipped } from './zip'

const CodeView = lazy(() => import('../../ui/code-view/code-view').then((module) => ({ default: module.CodeView })))

const treeWidth = { min: 140, max: 420, start: 220 }

type Props = {
  toolset: Toolset
  /** The node in sight; without one all tools are. */
  node?: string
  /** What the toolset itself could not hold exactly. */
  losses?: readonly Loss[]
  onShow?(loss: Loss): void
}

/** A toolset as files: what to write, what cannot be carried, and the files themselves. */
export function CodePanel({ toolset, node, losses = [], onShow }: Props) {
  const [targetId, setTarget] = useRemembered<string>('code.target', targets[0].id)
  const target: Target = targetById(targetId) ?? targets[0]
  const [chosen, setChosen] = useRemembered<Record<string, string>>(`code.options.${target.id}`, nothing)
  const [scope, setScope] = useRemembered<'tool' | 'all'>('code.scope', 'all')
  const [opened, setOpened] = useRemembered<{ node?: string; path?: string }>(`code.file.${target.id}`, noFile)
  const [width, setWidth] = useRemembered('code.files', treeWidth.start)
  const one = node !== undefined && scope === 'tool'
  const shown = useMemo(() => (one ? prunedTo(toolset, node) : toolset), [toolset, node, one])
  const { rendered, failed } = useRendered(shown, target.id, chosen)
  const file =
    rendered?.files.find((each) => opened.node === node && each.path === opened.path) ??
    firstOf(rendered?.files ?? [], node === undefined ? '' : stemOf(shown.nodes, node))
  const name = toolset.name.replace(/[^\w.-]+/g, '-') || 'toolset'

  const downloadAll = async (files: Rendered['files']) => downloadBlob(`${name}-${target.id}.zip`, await zipped(files))
  return (
    <div className={styles.panel}>
      <TargetBar
        target={target}
        onTarget={setTarget}
        options={chosen}
        onOption={(key, value) => setChosen({ ...chosen, [key]: value })}
        scope={node === undefined ? undefined : { value: scope, all: countTools(toolset.nodes), onChange: setScope }}
        onDownload={rendered && rendered.files.length > 0 ? () => void downloadAll(rendered.files) : undefined}
      />
      <p className={styles.summary}>{target.summary}</p>
      {rendered && <LossList label={target.label} losses={[...losses, ...rendered.losses]} onShow={onShow} />}
      {failed !== undefined && (
        <Notice title={`${target.label} could not be made`}>The program has a fault here, and the tools are untouched: {failed}</Notice>
      )}
      {!rendered && failed === undefined && <Skeleton label="The files are being made" />}
      {rendered && file && (
        <div className={styles.sides}>
          {rendered.files.length > 1 && (
            <>
              <div className={styles.tree} style={{ width }}>
                <FileTree
                  files={rendered.files}
                  chosen={file.path}
                  onChoose={(path) => setOpened({ path, ...(node !== undefined && { node }) })}
                />
              </div>
              <Splitter label="Width of the files" value={width} {...treeWidth} onChange={setWidth} />
            </>
          )}
          <section aria-label="File" className={styles.view}>
            <div className={styles.fileHead}>
              <code>{file.path}</code>
              <span className={styles.facts}>
                {count(file.text.split('\n').length - 1, 'line')} · {bytes(file.text.length)}
              </span>
              <CopyButton label="Copy the file" text={file.text} />
              <IconButton
                label="Download the file"
                onClick={() => download(file.path.slice(file.path.lastIndexOf('/') + 1), file.text, 'text/plain')}
              >
                <IconDownload size={16} stroke={1.6} />
              </IconButton>
            </div>
            <Suspense fallback={<Skeleton label="The file is being shown" />}>
              <CodeView path={file.path} text={file.text} />
            </Suspense>
          </section>
        </div>
      )}
    </div>
  )
}

const nothing: Record<string, string> = {}

const noFile = {}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What the file of a node is called, by its letters: the second of one name has a 2 behind it. */
function stemOf(nodes: readonly Node[], id: NodeId): string {
  const named = (way: readonly Node[]) => letters(way.map(({ tool }) => nameOf(tool)).join(' '))
  const stems = (list: readonly Node[], above: readonly Node[]): { id: NodeId; stem: string }[] =>
    list.flatMap((node) => (node.children ? stems(node.children, [...above, node]) : [{ id: node.id, stem: named([...above, node]) }]))
  const own = named(wayTo(nodes, id))
  const place = stems(nodes, [])
    .filter(({ stem }) => stem === own)
    .findIndex((one) => one.id === id)
  return place > 0 ? `${own}${place + 1}` : own
}

/** The file a reader wants first: that of the tool in sight, else any tool's own, before what every project has. */
function firstOf<T extends { path: string }>(files: readonly T[], name: string): T | undefined {
  const stem = ({ path }: T) => letters(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''))
  const own = files.filter(({ path }) => /(^|\/)tools\//.test(path) && !/(^|\/)(index|__init__)\./.test(path))
  return files.find((file) => name !== '' && stem(file) === name) ?? own[0] ?? files[0]
}
