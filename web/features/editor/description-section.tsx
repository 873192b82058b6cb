import { setDescription } from '#shared/tool/edits/document'
import { addExplicitAction, hasExplicitAction, removeExplicitAction } from '#shared/tool/edits/explicit-action'
import { setDesign } from '#shared/tool/edits/own'
import { descriptionOf } from '#shared/tool/lenses'
import { tokensIn, tokenWords } from '../../lib/tokens'
import { count } from '../../lib/words'
import { Checkbox } from '../../ui/checkbox'
import { TextArea } from '../../ui/field'
import { Section } from '../../ui/section'
import styles from './description-section.module.css'
import type { Editing } from './editing'
import { EffectiveText } from './effective-text'
import { GuidanceRow } from './guidance-row'

/** The words by which people and models choose a tool, and all that is put around them. */
export function DescriptionSection({ editing }: { editing: Editing }) {
  const { node, edit } = editing
  const text = descriptionOf(node.tool) ?? ''
  return (
    <Section title="Description" aside={node.children ? 'of the group' : 'for people and models'}>
      <TextArea
        aria-label="Description"
        rows={2}
        className={styles.text ?? ''}
        value={text}
        placeholder={node.children ? 'What the tools below have in common' : 'What it does, when to use it, what comes back'}
        onChange={(event) => edit((toolset) => setDescription(toolset, node.id, event.target.value), `${node.id}/description`)}
      />
      <p className={styles.meter}>
        {text === '' ? (node.children ? 'Not described' : 'Not described: models have only the name to go by') : meter(text)}
      </p>
      <GuidanceRow editing={editing} />
      {!node.children && <Switches editing={editing} />}
      <EffectiveText editing={editing} />
    </Section>
  )
}

const meter = (text: string) => `${count([...text].length, 'character')}, about ${tokenWords(tokensIn(text.length))}`

function Switches({ editing: { node, edit } }: { editing: Editing }) {
  return (
    <div className={styles.switches}>
      <Checkbox
        label="Add a summary of the arguments"
        checked={node.design?.argumentSummary === true}
        onChange={(on) => edit((toolset) => setDesign(toolset, node.id, 'argumentSummary', on ? true : undefined))}
      />
      <Checkbox
        label="Only on explicit request: asks for a confirming word"
        checked={hasExplicitAction(node.tool)}
        onChange={(on) => edit((toolset) => (on ? addExplicitAction : removeExplicitAction)(toolset, node.id))}
      />
    </div>
  )
}
