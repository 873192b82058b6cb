import { Button } from '../../ui/button'
import styles from './linked.module.css'
import { problemWords } from './linked-words'
import { useLookAgain, useToolsetSummary } from './queries'

/** Over a toolset whose files are out of step: which, where, and what becomes of changes meanwhile. */
export function LinkedProblem({ id }: { id: string }) {
  const problem = useToolsetSummary(id)?.linked?.problem
  const look = useLookAgain()
  return (
    <div role="status" className={problem && styles.problem}>
      {problem && (
        <>
          <span>{problemWords(problem)}</span>
          <Button size="small" aria-busy={look.isPending} onClick={() => look.mutate(id)}>
            Look again
          </Button>
        </>
      )}
    </div>
  )
}
