import { Section } from '../../ui/section'
import type { Editing } from './editing'
import { IconRows } from './icon-rows'
import { NameRow } from './name-row'
import { EnabledRow, isRun, RunRows } from './own-rows'
import { PrefixRow } from './prefix-row'
import { TitleRow } from './title-row'

/** What it is called, and how it runs. */
export function IdentitySection({ editing }: { editing: Editing }) {
  const isGroup = editing.node.children !== undefined
  return (
    <Section title="Identity" {...(isGroup && { aside: 'a group: what it says holds for all below' })}>
      <NameRow editing={editing} />
      <PrefixRow editing={editing} />
      <TitleRow editing={editing} />
      {isRun(editing) && <RunRows editing={editing} />}
      <EnabledRow editing={editing} />
      {!isGroup && <IconRows editing={editing} />}
    </Section>
  )
}
