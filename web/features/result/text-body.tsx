import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { bytes } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { useJsonDoc } from '../../ui/json-tree/use-json-doc'
import { Segmented } from '../../ui/segmented'
import { save } from './binary'
import { PartHead } from './part-head'
import { looksLikeJson } from './pattern-in'
import { PlainText } from './plain-text'
import { ReadingLine } from './reading-line'
import { TreeSection } from './tree-section'

type Props = { title: string; text: string; facts: readonly string[]; name: string; tone?: 'bad'; before?: ReactNode }

/** A text, plain or, where it is JSON, as a tree first. */
export function TextBody(props: Props) {
  return looksLikeJson(props.text) ? <MaybeJson {...props} /> : <Plain {...props} />
}

const views = [
  { value: 'tree', label: 'Tree' },
  { value: 'text', label: 'Text' },
] as const

function MaybeJson(props: Props) {
  const { title, text, facts, name, before } = props
  const read = useJsonDoc(text)
  const size = useTextSize(text)
  const [view, setView] = useState<'tree' | 'text'>('tree')
  if (read.state === 'broken') return <Plain {...props} />
  const choice = (
    <Segmented label="How the text is shown" value={view} options={views} onChange={(next: 'text' | 'tree') => setView(next)} />
  )
  if (view === 'text') return <Plain {...props} choice={choice} />
  if (read.state === 'reading') {
    return (
      <article aria-label={title}>
        <PartHead title={title} facts={[...facts, 'looks like JSON', size].join(' · ')}>
          {choice}
        </PartHead>
        {before}
        <ReadingLine share={read.share} />
      </article>
    )
  }
  return (
    <TreeSection
      title={title}
      facts={[...facts, 'JSON'].join(' · ')}
      doc={read.doc}
      node={0}
      before={before ? () => before : undefined}
      after={<Save name={name} text={text} />}
    >
      {choice}
    </TreeSection>
  )
}

function Plain({ title, text, facts, name, tone, before, choice }: Props & { choice?: ReactNode }) {
  const size = useTextSize(text)
  return (
    <article aria-label={title}>
      <PartHead title={title} facts={[...facts, size].join(' · ')}>
        {choice}
        <CopyButton label="Copy the text" text={text} />
        <Save name={name} text={text} />
      </PartHead>
      {before}
      <PlainText text={text} tone={tone} />
    </article>
  )
}

function Save({ name, text }: { name: string; text: string }) {
  return (
    <IconButton label="Save as a file" onClick={() => save(name, text)}>
      <IconDownload size={16} stroke={1.6} />
    </IconButton>
  )
}

/** In bytes, as it went over the wire. */
export const textSize = (text: string): number => new Blob([text]).size

const useTextSize = (text: string): string => useMemo(() => bytes(textSize(text)), [text])
