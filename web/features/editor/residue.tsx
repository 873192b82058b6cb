import { JsonCode } from '../../ui/json-code'
import type { Editing } from './editing'
import styles from './residue.module.css'
import { Row } from './row'

/** What an MTDF file said beside all this; it is written back as it came. */
export function Residue({ editing: { node, way } }: { editing: Editing }) {
  const file = way[0]?.file
  return (
    <>
      {file !== undefined && (
        <Row label="File" isGroup>
          <code>{file}</code>
        </Row>
      )}
      {node.mtdf && (
        <Row label="As read" isGroup note="The object of the MTDF file as it was read. What no field changes is written back like this.">
          <details className={styles.details}>
            <summary>Show the MTDF object</summary>
            <JsonCode label="As it was read" text={JSON.stringify(node.mtdf)} />
          </details>
        </Row>
      )}
    </>
  )
}
