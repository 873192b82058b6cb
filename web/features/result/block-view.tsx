import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Block } from '#shared/calls/content'
import { isDoc, type Json } from '#shared/tool/json'
import { bytes } from '../../lib/words'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import type { JsonDoc } from '../../ui/json-tree/json-doc'
import { base64Size, bytesOf, fileName, save } from './binary'
import styles from './block-view.module.css'
import { LinkCard } from './link-card'
import { AudioView, ImageView } from './media-views'
import { noteWords } from './notes'
import { PartHead } from './part-head'
import { jsonIn } from './pattern-in'
import { ReadingLine } from './reading-line'
import { TextBody, textSize } from './text-body'
import { TreeSection } from './tree-section'

type Props = {
  block: Block
  doc: JsonDoc | undefined
  /** The block in the document, once that is read. */
  node: number | undefined
  tool: string
  structured: Json | undefined
  isError: boolean
}

/** One block of content: its kind, what the server says about it, itself, and the ways to take it along. */
export function BlockView({ block, doc, node, tool, structured, isError }: Props) {
  const name = `${tool}-${block.index + 1}`
  return (
    <div className={styles.block}>
      {bodyOf(block, { doc, node, name, structured, isError })}
      {block.odd.map((each) => (
        <p key={each} className={styles.odd}>
          {each}
        </p>
      ))}
      {block.kind !== 'unknown' && block.kind !== 'broken' && isDoc(block.value) && Object.hasOwn(block.value, '_meta') && (
        <Meta doc={doc} node={node} />
      )}
    </div>
  )
}

type Around = Pick<Props, 'doc' | 'node' | 'structured' | 'isError'> & { name: string }

function bodyOf(block: Block, { doc, node, name, structured, isError }: Around): ReactNode {
  const notes = noteWords(block.notes)
  switch (block.kind) {
    case 'text':
      return <TextBlock text={block.text} notes={notes} name={`${name}.txt`} structured={structured} isError={isError} />
    case 'image':
      return <ImageView data={block.data} mimeType={block.mimeType} notes={notes} name={fileName(name, block.mimeType)} />
    case 'audio':
      return <AudioView data={block.data} mimeType={block.mimeType} notes={notes} name={fileName(name, block.mimeType)} />
    case 'resource_link':
      return <LinkCard link={block} notes={notes} />
    case 'resource':
      return <Resource block={block} notes={notes} />
    case 'unknown':
      return <AsJson title={block.type} facts={['a kind we do not know', ...notes].join(' · ')} doc={doc} node={node} />
    case 'broken':
      return (
        <>
          <AsJson title={block.type ?? 'Block'} facts={['broken', ...notes].join(' · ')} doc={doc} node={node} />
          <ul className={styles.wrong}>
            {block.wrong.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )
  }
}

function TextBlock({
  text,
  notes,
  name,
  structured,
  isError,
}: {
  text: string
  notes: string[]
  name: string
  structured: Json | undefined
  isError: boolean
}) {
  const [shown, setShown] = useState(false)
  const repeats = useMemo(() => structured !== undefined && isSame(jsonIn(text), structured), [structured, text])
  if (repeats && !shown) {
    return (
      <PartHead title="Text" facts={[...notes, 'repeats the structured value', bytes(textSize(text))].join(' · ')}>
        <Button look="link" className={styles.show} onClick={() => setShown(true)}>
          Show it
        </Button>
      </PartHead>
    )
  }
  return <TextBody title="Text" text={text} facts={notes} name={name} {...(isError && { tone: 'bad' })} />
}

const isSame = (found: Json | undefined, structured: Json) => found !== undefined && JSON.stringify(found) === JSON.stringify(structured)

function Resource({ block, notes }: { block: Extract<Block, { kind: 'resource' }>; notes: string[] }) {
  const { uri, mimeType } = block
  const name = fileName(uri, mimeType)
  const facts = [...(mimeType ? [mimeType] : []), ...notes]
  const address = <p className={styles.uri}>{uri}</p>
  if ('text' in block) return <TextBody title="Resource" text={block.text} facts={facts} name={name} before={address} />
  if (mimeType?.startsWith('image/'))
    return <ImageView title="Resource" data={block.blob} mimeType={mimeType} notes={notes} name={name} before={address} />
  if (mimeType?.startsWith('audio/'))
    return <AudioView title="Resource" data={block.blob} mimeType={mimeType} notes={notes} name={name} before={address} />
  return (
    <article aria-label="Resource">
      <PartHead title="Resource" facts={[...facts, bytes(base64Size(block.blob))].join(' · ')}>
        <CopyButton label="Copy the address" text={uri} />
        <IconButton label="Save as a file" onClick={() => save(name, bytesOf(block.blob))}>
          <IconDownload size={16} stroke={1.6} />
        </IconButton>
      </PartHead>
      {address}
      <p className={styles.quiet}>Bytes that cannot be shown as text, picture or sound. Save them to look inside.</p>
    </article>
  )
}

function AsJson({ title, facts, doc, node }: { title: string; facts: string; doc: JsonDoc | undefined; node: number | undefined }) {
  return doc && node !== undefined ? <TreeSection title={title} facts={facts} doc={doc} node={node} /> : <ReadingLine share={0} />
}

function Meta({ doc, node }: { doc: JsonDoc | undefined; node: number | undefined }) {
  const [open, setOpen] = useState(false)
  const meta = doc && node !== undefined ? doc.member(node, '_meta') : undefined
  return (
    <div className={styles.meta}>
      {open && doc && meta !== undefined ? (
        <TreeSection title="_meta" facts="of this block" doc={doc} node={meta} />
      ) : (
        <Button look="link" onClick={() => setOpen(true)}>
          Show its _meta
        </Button>
      )}
    </div>
  )
}
