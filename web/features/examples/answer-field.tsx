import { mockAnswer } from '#shared/mock/mock-answer'
import { isResult, resultOf } from '#shared/mock/result-of'
import type { Example } from '#shared/tool/edits/examples'
import { type Doc, isDoc } from '#shared/tool/json'
import type { ResolvedTool } from '#shared/tool/resolved'
import { Button } from '../../ui/button'
import { JsonField } from '../../ui/json-field'
import styles from './examples.module.css'

type Props = { tool: ResolvedTool; example: Example; onChange(answer: Doc | undefined): void }

/** The answer as it would be sent; a plain value is one click away from being one. */
export function AnswerField({ tool, example: { id, answer, arguments: args }, onChange }: Props) {
  const madeUp = () => onChange(mockAnswer({ ...tool, design: {} }, args).result)
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.label}>Answer</span>
        <span className={styles.hint}>a result as it would be sent</span>
        <span className={styles.tools}>
          {answer === undefined ? (
            <Button look="link" onClick={madeUp}>
              Make one up
            </Button>
          ) : (
            !isResult(answer) && (
              <Button look="link" onClick={() => onChange(resultOf(answer))}>
                Make this value a result
              </Button>
            )
          )}
        </span>
      </div>
      <JsonField
        key={id}
        label="Answer as JSON"
        value={answer}
        refuse={(value) =>
          isDoc(value) ? undefined : 'An answer is a JSON object, with content or structuredContent; what was there stays.'
        }
        onChange={(value) => onChange(value as Doc | undefined)}
      />
      {answer !== undefined && !isResult(answer) && (
        <p className={styles.warning}>This is a value, not a result: it has neither content nor structuredContent.</p>
      )}
    </div>
  )
}
