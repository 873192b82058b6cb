import { Notice } from '../ui/notice'

export function ToolsetVersionsPage() {
  return <Notice title="Versions" />
}
