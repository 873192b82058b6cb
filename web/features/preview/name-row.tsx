import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { useId } from 'react'
import { count } from '../../lib/words'
import { TextInput } from '../../ui/field'
import { Pick } from '../../ui/pick'
import { ServerText } from '../../ui/server-text'
import { Bar } from './bar'
import { Beside, type BesideServers } from './beside'
import { Coded } from './coded'
import styles from './model-rows.module.css'
import { Line, Row } from './row'
import type { Seen } from './use-seen'

type Props = { seen: Seen; beside: BesideServers; onWay(way: string): void; onServer(key: string): void }

/** The name that the model calls, and the room that is left in it. */
export function NameRow({ seen: { client, choices, offer, preview }, beside, onWay, onServer }: Props) {
  const field = useId()
  const { name: claim } = client
  const { name: seen } = preview
  const { key, announced } = offer.server
  const way = claim.ways.find(({ id }) => id === choices.way) ?? claim.ways[0]
  return (
    <Row label="Name">
      {seen?.name !== undefined && <FullName {...seen} name={seen.name} max={claim.max} />}
      {seen?.refused !== undefined && (
        <p className={styles.bad}>
          <IconBan size={14} stroke={1.7} aria-hidden="true" />
          <span>
            <Coded text={seen.refused} />
          </span>
        </p>
      )}
      {seen?.notes?.map((note) => (
        <p key={note} className={styles.warn}>
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
          <span>
            <Coded text={note} />
          </span>
        </p>
      ))}
      {!seen && <p className={styles.quiet}>Not established: what this client makes of names.</p>}
      {way && (
        <div className={styles.choices}>
          <label htmlFor={field} className={styles.choice}>
            Server name in its settings
            <TextInput id={field} mono value={key} className={styles.key ?? ''} onChange={(event) => onServer(event.target.value)} />
          </label>
          <Beside {...beside} />
          {claim.ways.length > 1 && (
            <Pick label="Way" value={way.id} choices={claim.ways.map(({ id, label }) => ({ value: id, label }))} onPick={onWay} />
          )}
          {/title/.test(claim.serverPart ?? '') && announced !== undefined && (
            <span className={styles.quiet}>
              It takes what the server announces:{' '}
              <code>
                <ServerText text={announced} />
              </code>
            </span>
          )}
        </div>
      )}
    </Row>
  )
}

function roomWords(length: number, max: number | undefined, cut: number): string {
  if (cut > 0) return `${count(cut, 'character')} of the tool’s name cut`
  return max === undefined ? count(length, 'character') : `${length} of ${max}, ${Math.max(0, max - length)} left`
}

/** Between the group and the function, where names are counted as one. */
const joint = 2

type FullNameProps = NonNullable<Seen['preview']['name']> & { name: string; max: number | undefined }

function FullName({ namespace = '', name, own = [0, name.length], cut = '', max }: FullNameProps) {
  const [from, to] = own
  const length = namespace === '' ? name.length : namespace.length + joint + name.length
  return (
    <>
      <Line aside={roomWords(length, max, cut.length)}>
        <code className={styles.name}>
          {namespace !== '' && (
            <span className={styles.namespace} title="The group that the function stands in">
              <ServerText text={namespace} isName />
            </span>
          )}
          <span className={styles.around}>
            <ServerText text={name.slice(0, from)} isName />
          </span>
          <ServerText text={name.slice(from, to)} isName />
          <span className={styles.around}>
            <ServerText text={name.slice(to)} isName />
          </span>
          {cut !== '' && (
            <del className={styles.cut}>
              <ServerText text={cut} isName />
            </del>
          )}
        </code>
      </Line>
      {max !== undefined && (
        <Bar label={`${length} of ${max} characters`} parts={[{ amount: length, tone: cut === '' ? 'strong' : 'bad' }]} of={max} />
      )}
    </>
  )
}
