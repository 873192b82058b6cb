import { addCli, removeCli, setCli } from '#shared/tool/edits/cli'
import { nameOf } from '#shared/tool/lenses'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/field'
import { Section } from '../../ui/section'
import { Segmented } from '../../ui/segmented'
import { ArgTable } from './arg-table'
import { CommandPreview } from './command-preview'
import styles from './command-section.module.css'
import type { Editing } from './editing'
import { Row } from './row'

/** How arguments become a command line, for tools that run a program. */
export function CommandSection({ editing }: { editing: Editing }) {
  const { toolset, node, way, edit } = editing
  const isMcp = toolset.rules === 'mcp'
  const hasLine = !isMcp || way.some(({ cli }) => cli)
  const isRoot = way.length === 1
  if (!hasLine)
    return (
      <Section title="Command line" aside="for tools that run a program">
        <Button size="small" onClick={() => edit((present) => addCli(present, node.id))}>
          Add a command line
        </Button>
      </Section>
    )
  return (
    <Section title="Command line" aside="what is run, and with what">
      {isRoot ? <CommandRow editing={editing} /> : <WordRow editing={editing} />}
      {!node.children && (
        <>
          <ArgTable editing={editing} />
          {node.cli?.args.some(({ as }) => as === 'positional') && <OrderRow editing={editing} />}
          <CommandPreview editing={editing} />
        </>
      )}
      {isMcp && (
        <Button look="link" className={styles.remove} onClick={() => edit((present) => removeCli(present, node.id))}>
          {way.length > 1 || node.children
            ? `Remove the command line of ${nameOf(way[0]?.tool ?? {})} and all below`
            : 'Remove the command line'}
        </Button>
      )}
    </Section>
  )
}

function CommandRow({ editing: { node, edit } }: { editing: Editing }) {
  const command = node.cli?.command ?? ''
  const name = nameOf(node.tool)
  const offers = command === '' && name !== ''
  const set = (text: string) => edit((present) => setCli(present, node.id, 'command', text || undefined), `${node.id}/command`)
  return (
    <Row label="Command" place="/cli/command" problem={command.trim() === '' ? 'Without a command nothing can be run.' : undefined}>
      {(ids) => (
        <>
          <TextInput {...ids} mono value={command} placeholder={name} onChange={(event) => set(event.target.value)} />
          {offers && (
            <Button look="link" aria-label={`Use the command ${name}`} onClick={() => set(name)}>
              Use this
            </Button>
          )}
        </>
      )}
    </Row>
  )
}

function WordRow({ editing: { toolset, node, edit } }: { editing: Editing }) {
  const name = nameOf(node.tool)
  const word = node.cli?.word
  const implied = name === 'default' ? '' : name
  const lost = toolset.rules !== 'mcp' && word !== undefined && word !== implied
  return (
    <Row
      label="Word"
      place="/cli/word"
      note={lost ? 'MTDF puts the name on the command line: another word cannot be kept in its files.' : undefined}
    >
      {(ids) => (
        <TextInput
          {...ids}
          mono
          value={word ?? ''}
          placeholder={implied || 'none'}
          onChange={(event) => edit((present) => setCli(present, node.id, 'word', event.target.value || undefined), `${node.id}/word`)}
        />
      )}
    </Row>
  )
}

function OrderRow({ editing: { node, edit } }: { editing: Editing }) {
  return (
    <Row label="Order" isGroup>
      <Segmented
        label="Order"
        value={node.cli?.positionalsFirst ? 'first' : 'last'}
        options={[
          { value: 'last', label: 'Options first' },
          { value: 'first', label: 'Positionals first' },
        ]}
        onChange={(value) => edit((present) => setCli(present, node.id, 'positionalsFirst', value === 'first' ? true : undefined))}
      />
    </Row>
  )
}
