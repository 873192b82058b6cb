import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { PaneHeader } from '../ui/pane-header'

export function NotFoundPage() {
  return (
    <>
      <PaneHeader title="Not here" />
      <Notice title="There is nothing at this address" action={<LinkButton to="/">Go home</LinkButton>}>
        The link may be old, or a letter may be wrong.
      </Notice>
    </>
  )
}
