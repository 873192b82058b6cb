import { Fragment, useDeferredValue, useMemo, useState } from 'react'
import { joinCommandLine } from '#shared/connections/command-line'
import { temporaryFile } from '#shared/mtdf/argv-as'
import { commandLines, madeUpArguments } from '#shared/targets/command-lines'
import { listed } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { Pick } from '../../ui/pick'
import styles from './command-preview.module.css'
import type { Editing } from './editing'
import { Row } from './row'

/** The line each kind of server would run, for made-up arguments or those of an example. Nothing is run. */
export function CommandPreview({ editing: { toolset, node } }: { editing: Editing }) {
  const examples = node.design?.examples ?? []
  const [chosen, setChosen] = useState<string>()
  const example = examples.find(({ id }) => id === chosen)
  const given = useMemo(() => example?.arguments ?? madeUpArguments(node.tool), [example, node.tool])
  // Four dialects are worked out for it: typing goes before.
  const [shown, asked] = [useDeferredValue(toolset), useDeferredValue(given)]
  const lines = useMemo(() => commandLines(shown, node.id, asked), [shown, node.id, asked])
  return (
    <>
      {examples.length > 0 && (
        <Row label="Arguments" isGroup>
          <Pick
            label="Arguments"
            value={example?.id}
            choices={[{ value: undefined, label: 'made up' }, ...examples.map(({ id, title }) => ({ value: id, label: title ?? id }))]}
            onPick={setChosen}
          />
        </Row>
      )}
      <ul className={styles.lines} aria-label="Resulting command lines">
        {lines.map(({ by, line }) => (
          <li key={by.join()} className={styles.line}>
            <span className={styles.by}>{listed(by)}</span>
            {'argv' in line ? (
              <>
                <code className={styles.command}>{words(line.argv)}</code>
                <CopyButton text={joined(line.argv)} label={`Copy the line of ${listed(by)}`} />
              </>
            ) : (
              <span className={styles.refused}>{line.refused}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The stand-in for a file is no word of the line, so it is not quoted. */
const quoted = (word: string) => (word === temporaryFile ? word : joinCommandLine([word]))
const joined = (argv: readonly string[]) => argv.map(quoted).join(' ')

/** A line breaks between its words, never at the dashes of a flag. */
const words = (argv: readonly string[]) =>
  argv.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={index}>
      <span className={styles.word}>{quoted(word)}</span>{' '}
    </Fragment>
  ))
