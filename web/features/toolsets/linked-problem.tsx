import { Button } from '../../ui/button'
import { NoticeBar } from '../../ui/notice-bar'
import { problemWords } from './linked-words'
import { useLookAgain, useToolsetSummary } from './queries'

/** Over a toolset whose files are out of step: which, where, and what becomes of changes meanwhile. */
export function LinkedProblem({ id }: { id: string }) {
  const problem = useToolsetSummary(id)?.linked?.problem
  const look = useLookAgain()
  return (
    <NoticeBar
      action={
        <Button size="small" aria-busy={look.isPending} onClick={() => look.mutate(id)}>
          Look again
        </Button>
      }
    >
      {problem && problemWords(problem)}
    </NoticeBar>
  )
}
