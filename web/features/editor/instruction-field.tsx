import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { blanksOf, instructionsFor } from '#shared/tool/instructions'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field'
import { Menu, type MenuItem } from '../../ui/menu'
import styles from './instruction-field.module.css'
import { Row } from './row'

type Props = { when: 'success' | 'failure'; value: string; onChange(text: string): void }

/** What the agent is told to do next: free words, or phrases whose blanks are then filled in place. */
export function InstructionField({ when, value, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [added, setAdded] = useState(false)
  const blanks = blanksOf(value)

  const fill = (index: number) => {
    const blank = blanksOf(area.current?.value ?? '')[index]
    area.current?.focus()
    if (blank) area.current?.setSelectionRange(blank.start, blank.end)
  }
  // The blank can be chosen only once the new text stands in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text that was put in, not every key
  useEffect(() => {
    if (!added) return
    setAdded(false)
    fill(0)
  }, [added])

  return (
    <Row
      label="Instruction"
      note={
        blanks.length > 0 && (
          <>
            To be filled in:{' '}
            {blanks.map((blank, index) => (
              <Button key={blank.start} look="link" className={styles.blank} onClick={() => fill(index)}>
                {blank.words}
              </Button>
            ))}
          </>
        )
      }
    >
      {(ids) => (
        <>
          <TextArea
            {...ids}
            ref={area}
            rows={1}
            className={styles.text ?? ''}
            value={value}
            placeholder="what the agent does next"
            onChange={(event) => onChange(event.target.value)}
          />
          <Menu
            label="Phrases"
            items={phraseItems(when, (phrase) => {
              onChange(value === '' ? phrase : `${value.trimEnd()} ${phrase}`)
              setAdded(true)
            })}
            trigger={(props) => (
              <Button {...props} size="small" className={styles.phrases}>
                Phrases
                <IconChevronDown size={14} stroke={1.6} />
              </Button>
            )}
          />
        </>
      )}
    </Row>
  )
}

function phraseItems(when: Props['when'], pick: (phrase: string) => void): MenuItem[] {
  const all = instructionsFor(when)
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return kinds.flatMap((kind): MenuItem[] => [
    { heading: kind },
    ...all.filter((one) => one.kind === kind).map(({ text }) => ({ label: text, run: () => pick(text) })),
  ])
}
