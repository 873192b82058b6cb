import { IconClockHour4, IconFileImport, IconFlask, IconPencilPlus, IconPlugConnected } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readDropped } from '../features/servers/dropped'
import { connectionsQuery, useConnect, useSample } from '../features/servers/queries'
import { RecentList } from '../features/servers/recent-list'
import { RefusedFiles } from '../features/servers/refused-files'
import { handOver } from '../features/servers/use-pasted'
import { toolsetsQuery } from '../features/toolsets/queries'
import { handOverTools } from '../features/toolsets/read-files'
import { useCommands } from '../lib/commands'
import { Button } from '../ui/button'
import { FileDrop } from '../ui/file-drop'
import { Keys } from '../ui/keys'
import { LinkButton } from '../ui/link-button'
import { PaneFoot } from '../ui/pane-foot'
import { PaneHeader } from '../ui/pane-header'
import styles from './home-page.module.css'

export function HomePage() {
  const navigate = useNavigate()
  const sample = useSample()
  const connect = useConnect()
  const { data: servers } = useQuery(connectionsQuery)
  const { data: toolsets } = useQuery(toolsetsQuery)
  const [refused, setRefused] = useState<readonly string[]>([])
  const start = () =>
    sample.mutate(undefined, {
      onSuccess: ({ id }) => {
        connect.mutate(id)
        void navigate({ to: '/servers/$id', params: { id } })
      },
    })
  const take = async (files: readonly File[]) => {
    // First: an MTDF definition has a command too, as a server has.
    if (await handOverTools(files)) return void navigate({ to: '/toolsets/new' })
    const dropped = await readDropped(files)
    setRefused(dropped.refused)
    if (dropped.text === '') return
    handOver(dropped, servers ?? [])
    void navigate({ to: '/servers/new' })
  }
  useCommands([
    { id: 'sample', title: 'Connect the sample server', section: 'Home', keys: '1', run: start },
    {
      id: 'home-add-server',
      title: 'Add a server',
      section: 'Home',
      keys: '2',
      unlisted: true,
      run: () => void navigate({ to: '/servers/new' }),
    },
    {
      id: 'home-design',
      title: 'Design a toolset',
      section: 'Home',
      keys: '3',
      unlisted: true,
      run: () => void navigate({ to: '/toolsets/new' }),
    },
  ])
  return (
    <>
      <FileDrop says="Drop to read the servers or tools in it" onFiles={(files) => void take(files)} />
      <PaneHeader title="Home" />
      <div className={styles.scroll}>
        <div className={styles.page}>
          <h2 className={styles.title}>See what a tool really says, and try it</h2>
          <p className={styles.lead}>
            Connect an MCP server to read and try its tools, or design tools of your own. It works offline, on this machine, with no
            account.
          </p>
          <div className={styles.cards}>
            <Card
              icon={<IconFlask size={18} stroke={1.5} />}
              title="Try the sample server"
              text="A small weather service whose tools show every kind of field, result and error. It ships with Toolwright and connects at once."
            >
              <Button look="primary" onClick={start} aria-busy={sample.isPending}>
                Connect the sample <Keys keys="1" />
              </Button>
            </Card>
            <Card
              icon={<IconPlugConnected size={18} stroke={1.5} />}
              title="Connect a server"
              text="Paste a command, a URL or an mcp.json. You see the full command before anything runs."
            >
              <LinkButton to="/servers/new">
                Add a server <Keys keys="2" />
              </LinkButton>
            </Card>
            <Card
              icon={<IconPencilPlus size={18} stroke={1.5} />}
              title="Design a toolset"
              text="Start empty, from a template, or from files you have. Every tool can be tried before there is any code."
            >
              <LinkButton to="/toolsets/new">
                New toolset <Keys keys="3" />
              </LinkButton>
            </Card>
          </div>
          <p className={styles.drop}>
            <IconFileImport size={16} stroke={1.5} aria-hidden="true" /> A file works too: drop an mcp.json, or definitions of tools,
            anywhere on this page.
          </p>
          <RefusedFiles refused={refused} />
          {sample.error && (
            <p role="alert" className={styles.error}>
              The sample server could not be added: {sample.error.message}
            </p>
          )}
          <h3 className={styles.section}>Recent</h3>
          <RecentList
            servers={servers}
            toolsets={toolsets}
            empty={
              <div className={styles.empty}>
                <IconClockHour4 size={16} stroke={1.5} />
                <div>
                  <p>Nothing opened yet</p>
                  <p className={styles.quiet}>Servers, toolsets and tools will be listed here, the newest first.</p>
                </div>
              </div>
            }
          />
        </div>
      </div>
      <PaneFoot>
        <span>Listening on {location.host} · data on this machine · no telemetry</span>
      </PaneFoot>
    </>
  )
}

function Card({ icon, title, text, children }: { icon: React.ReactNode; title: string; text: string; children: React.ReactNode }) {
  return (
    <section className={styles.card}>
      <div className={styles.icon}>{icon}</div>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.action}>{children}</div>
    </section>
  )
}
