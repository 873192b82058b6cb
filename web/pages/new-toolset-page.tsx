import { PaneHeader } from '../ui/pane-header'

export function NewToolsetPage() {
  return <PaneHeader title="Design a toolset" />
}
