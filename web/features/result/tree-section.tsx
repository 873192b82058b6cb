import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { bytes } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { copyText } from '../../ui/json-tree/copy-text'
import { FoldButton } from '../../ui/json-tree/fold-button'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { JsonSearch } from '../../ui/json-tree/json-search'
import { JsonTree } from '../../ui/json-tree/json-tree'
import { type JsonMark, type JsonTreeState, useJsonTree } from '../../ui/json-tree/use-json-tree'
import { PartHead } from './part-head'
import styles from './tree-section.module.css'

type Props = {
  title: string
  facts?: ReactNode
  /** The size in bytes after the facts. */
  sized?: boolean
  chip?: ReactNode
  doc: JsonDoc
  node: number
  marks?: readonly JsonMark[] | undefined
  fill?: boolean
  /** What stands between the head and the tree; it may lead to places in it. */
  before?: ((tree: JsonTreeState) => ReactNode) | undefined
  children?: ReactNode
  /** What can be done besides, after copying. */
  after?: ReactNode
}

/** So few are searched by eye. */
const fewValues = 8

/** A value as a tree with its head: search, fold, copy. */
export function TreeSection({ title, facts, chip, doc, node, marks, sized = true, fill = false, before, children, after }: Props) {
  const tree = useJsonTree(doc, node, marks)
  const [finding, setFinding] = useState(fill)
  const field = useRef<HTMLInputElement>(null)
  const find = () => {
    setFinding(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  const close = () => {
    tree.search('')
    setFinding(false)
  }
  const isSearchable = doc.next(node) - node > fewValues
  return (
    <section aria-label={title} className={fill ? styles.fill : styles.section}>
      <PartHead
        title={title}
        chip={chip}
        facts={
          <>
            {facts}
            {facts && sized && ' · '}
            {sized && bytes(doc.end(node) - doc.start(node))}
          </>
        }
        fill={fill}
      >
        {children}
        {isSearchable && !fill && (
          <IconButton label="Find in this value" aria-pressed={finding} onClick={finding ? close : find}>
            <IconSearch size={16} stroke={1.6} />
          </IconButton>
        )}
        {tree.canFold && <FoldButton tree={tree} />}
        <CopyButton label={`Copy ${title}`} text={() => copyText(doc, node)} />
        {after}
      </PartHead>
      {before?.(tree)}
      {isSearchable && finding && (
        <div className={fill ? styles.filledSearch : styles.search}>
          <JsonSearch tree={tree} ref={field} {...(!fill && { onClose: close })} />
        </div>
      )}
      <JsonTree tree={tree} label={title} fill={fill} onFind={find} />
    </section>
  )
}
