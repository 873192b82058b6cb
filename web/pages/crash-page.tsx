import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** The page itself went wrong. It says so and offers the way on; it never stays blank. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  return (
    <Notice
      isPage
      title="This part of the page broke"
      action={
        <>
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
          <Button onClick={() => location.reload()}>Reload the page</Button>
        </>
      }
    >
      It is our fault, and nothing that you saved is touched. What went wrong:{' '}
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </Notice>
  )
}

/** Where even the frame is gone. */
export function FrameCrashPage(props: ErrorComponentProps) {
  return (
    <main>
      <CrashPage {...props} />
    </main>
  )
}
