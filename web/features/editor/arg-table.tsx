import { formats } from '#shared/mtdf/formats'
import { placedArgs } from '#shared/mtdf/write-args'
import { flagOf } from '#shared/mtdf/write-option'
import { setArg } from '#shared/tool/edits/parameters'
import { put } from '#shared/tool/edits/tree'
import type { Arg } from '#shared/tool/node'
import { Checkbox } from '../../ui/checkbox'
import { TextInput } from '../../ui/field'
import { ServerText } from '../../ui/server-text'
import { ArgPlace } from './arg-place'
import styles from './arg-table.module.css'
import type { Editing } from './editing'

/** Every parameter with its way onto the command line. */
export function ArgTable({ editing }: { editing: Editing }) {
  const { node } = editing
  const placed = placedArgs(node)
  if (placed.length === 0) return <p className={styles.none}>It takes no parameters.</p>
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Becomes</th>
          <th scope="col">Flag</th>
          <th scope="col">Alias</th>
          <th scope="col">File</th>
        </tr>
      </thead>
      <tbody>
        {placed.map(({ arg }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two arguments may name one parameter
          <ArgRow key={index} editing={editing} arg={arg} />
        ))}
      </tbody>
    </table>
  )
}

function ArgRow({ editing: { toolset, node, edit }, arg }: { editing: Editing; arg: Arg }) {
  const { rules } = toolset
  const name = arg.property
  const made = flagOf(name, rules === 'mcp' || formats[rules].shortFlags)
  const isOption = arg.as === 'option'
  const set = <K extends 'flag' | 'alias' | 'file'>(key: K, value: Arg[K] | undefined) =>
    edit((present) => setArg(present, node.id, name, (one) => put(one, key, value)), `${node.id}/cli/${name}/${key}`)
  return (
    <tr>
      <th scope="row">
        <code>
          <ServerText text={name} isName />
        </code>
      </th>
      <td>
        <ArgPlace node={node} name={name} edit={edit} label={`${name} becomes`} />
      </td>
      <td>
        {!isOption ? (
          <span className={styles.dash}>—</span>
        ) : rules === 'mcp' ? (
          <TextInput
            mono
            aria-label={`Flag of ${name}`}
            className={styles.flag ?? ''}
            value={arg.flag ?? ''}
            placeholder={made}
            onChange={(event) => set('flag', event.target.value || undefined)}
          />
        ) : (
          <code className={styles.made}>
            <ServerText text={made} isName />
          </code>
        )}
      </td>
      <td>
        {isOption ? (
          <TextInput
            mono
            aria-label={`Alias of ${name}`}
            className={styles.alias ?? ''}
            value={arg.alias ?? ''}
            onChange={(event) => set('alias', event.target.value || undefined)}
          />
        ) : (
          <span className={styles.dash}>—</span>
        )}
      </td>
      <td className={styles.file}>
        <Checkbox
          hidden
          label={`${name} is handed over in a file`}
          checked={arg.file !== undefined}
          onChange={(on) => set('file', on ? {} : undefined)}
        />
        {arg.file && (
          <TextInput
            mono
            aria-label={`File flag of ${name}`}
            value={arg.file.flag ?? ''}
            placeholder={made}
            onChange={(event) => set('file', event.target.value ? { flag: event.target.value } : {})}
          />
        )}
      </td>
    </tr>
  )
}
