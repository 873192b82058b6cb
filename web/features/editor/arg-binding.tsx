import type { Node } from '#shared/tool/node'
import type { Edit } from '../../lib/edit'
import styles from './arg-binding.module.css'
import { ArgPlace } from './arg-place'

/** Beside what a parameter says otherwise: how it gets onto the command line. */
export function ArgBinding({ node, name, edit }: { node: Node; name: string; edit: Edit }) {
  return (
    <span className={styles.binding}>
      Command line
      <ArgPlace node={node} name={name} edit={edit} label={`Command line of ${name}`} />
    </span>
  )
}
