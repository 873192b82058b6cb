import { Notice } from '../ui/notice'

export function ToolsetSettingsPage() {
  return <Notice title="Settings of this toolset" />
}
