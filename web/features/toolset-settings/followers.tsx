import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { commandOf } from '#shared/tool/command-name'
import { type CommandSchema, type Departure, departuresOf } from '#shared/tool/command-schema'
import { bringToSchema } from '#shared/tool/edits/command-schemas'
import { addNew } from '#shared/tool/edits/new-node'
import { setDesign } from '#shared/tool/edits/own'
import { findNode } from '#shared/tool/edits/tree'
import { newId } from '../../lib/new-id'
import { firstDesignPanel } from '../../lib/panels'
import { count, listed } from '../../lib/words'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import type { Setting } from './setting'
import { ToolLink } from './tool-link'
import styles from './toolset-settings.module.css'

/** The tools that follow a structure, where they depart from it, and the way to bring them to it. */
export function Followers({ schema, toolsetId, toolset, resolved, edit }: Setting & { schema: CommandSchema }) {
  const tools = resolved.filter(({ design }) => design.commandSchema === schema.id)
  const others = resolved.filter(({ design }) => design.commandSchema !== schema.id)
  const departing = tools.flatMap((tool) => {
    const departures = departuresOf(findNode(toolset, tool.id)?.tool ?? tool.tool, schema)
    return departures.length > 0 ? [{ tool, departures }] : []
  })
  const bring = (ids: readonly string[]) => edit((all) => ids.reduce((one, id) => bringToSchema(one, id, schema), all))
  const follow = (id: string) => edit((all) => setDesign(all, id, 'commandSchema', schema.id))
  const navigate = useNavigate()
  const begin = () => {
    const id = newId()
    edit((all) => addNew(all, id, schema))
    void navigate({ to: '/toolsets/$id/tools/$node/$panel', params: { id: toolsetId, node: id, panel: firstDesignPanel } })
  }
  return (
    <>
      <div className={styles.followHead}>
        <span className={styles.quiet}>{tools.length === 0 ? 'No tool follows it yet.' : `Touches ${count(tools.length, 'tool')}`}</span>
        {others.length > 0 && (
          <Menu
            label="Tools that could follow it"
            items={others.map(({ id, plainName }) => ({ label: plainName, run: () => follow(id) }))}
            trigger={(props) => (
              <Button look="quiet" size="small" {...props}>
                Let a tool follow it <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
              </Button>
            )}
          />
        )}
        <Button look="quiet" size="small" onClick={begin}>
          Add a tool of this structure
        </Button>
        {departing.length > 1 && (
          <Button size="small" onClick={() => bring(departing.map(({ tool }) => tool.id))}>
            Bring {count(departing.length, 'tool')} to it
          </Button>
        )}
      </div>
      {tools.length > 0 && (
        <ul className={styles.followers}>
          {tools.map((tool) => {
            const departures = departing.find((one) => one.tool === tool)?.departures ?? []
            const command = commandOf(tool.plainName, schema.namePrefix)
            return (
              <li key={tool.id}>
                <ToolLink toolsetId={toolsetId} tool={tool} />
                {command !== tool.plainName && <span className={styles.quiet}>command {command}</span>}
                <span className={departures.length > 0 ? styles.departs : styles.fits}>
                  {departures.length > 0 ? listed(departures.map(departureWords)) : 'has these parameters'}
                </span>
                {departures.length > 0 && (
                  <Button look="link" onClick={() => bring([tool.id])}>
                    Bring it to the structure
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

const words: Record<Departure['how'], string> = {
  missing: 'is missing',
  differs: 'has another type',
  optional: 'should be required',
  injected: 'is shown and should be injected',
}
const departureWords = ({ name, how }: Departure) => `${name} ${words[how]}`
