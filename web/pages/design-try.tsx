import { Notice } from '../ui/notice'

export function DesignTry() {
  return <Notice title="Try" />
}
