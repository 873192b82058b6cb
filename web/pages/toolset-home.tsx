import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { runCommand } from '../lib/commands'
import { firstDesignPanel } from '../lib/panels'
import { Button } from '../ui/button'
import { Keys } from '../ui/keys'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { useToolset } from './use-toolset'

/** A toolset opens at its first node; one without any says how it begins. */
export function ToolsetHome() {
  const { id, toolset } = useToolset()
  const navigate = useNavigate()
  const first = toolset?.nodes[0]?.id
  useEffect(() => {
    if (first === undefined) return
    void navigate({
      to: '/toolsets/$id/tools/$node/$panel',
      params: { id, node: first, panel: firstDesignPanel },
      search: true,
      // Who added the first one is on the way to its name.
      hash: true,
      replace: true,
    })
  }, [id, first, navigate])
  if (!toolset || first !== undefined) return null
  return (
    <Notice
      title="An empty toolset"
      action={
        <>
          <Button look="primary" onClick={() => runCommand('add-tool')}>
            Add a tool <Keys keys="n" />
          </Button>
          <LinkButton to="/toolsets/$id/settings" params={{ id }}>
            Settings of this toolset
          </LinkButton>
        </>
      }
    >
      A tool has a name that models call, a description they read, and the arguments it takes. What is written is saved as you go.
    </Notice>
  )
}
