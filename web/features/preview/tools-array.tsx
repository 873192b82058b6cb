import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { modelViews } from '#shared/preview/model-view'
import { previewOf } from '#shared/preview/preview'
import { refusals } from '#shared/preview/refusals'
import { notEstablished, sentTool } from '#shared/preview/sent-tool'
import { useRemembered } from '../../lib/remembered'
import { count, listed } from '../../lib/words'
import { CopyButton } from '../../ui/copy-button'
import { JsonCode } from '../../ui/json-code'
import { Segmented } from '../../ui/segmented'
import { Coded } from './coded'
import rows from './model-rows.module.css'
import styles from './tools-array.module.css'
import type { Seen } from './use-seen'

const fewRefusals = 3

type Api = (typeof modelViews)[number]['id']

/** Clients that speak to the models of one vendor. */
const ownApi: Readonly<Record<string, Api>> = {
  'claude-code': 'anthropic',
  'claude-apps': 'anthropic',
  'gemini-cli': 'gemini',
  'gemini-enterprise': 'gemini',
}

/** The `tools` that go over the wire to a model's API: of this tool, or of all. */
export function ToolsArray({ seen }: { seen: Seen }) {
  const { client, choices, offers, names, offer, preview } = seen
  const [api, setApi] = useRemembered<Api>(`preview.api.${client.id}`, ownApi[client.id] ?? modelViews[0].id)
  const [scope, setScope] = useRemembered<'tool' | 'all'>('preview.scope', 'tool')
  const view = modelViews.find(({ id }) => id === api) ?? modelViews[0]
  const all = useMemo(() => {
    if (scope === 'tool') return [{ tool: offer.tool, preview }]
    return offers.map((each, index) => ({ tool: each.tool, preview: previewOf(client, each, names?.[index], choices) }))
  }, [scope, client, choices, offers, names, offer, preview])
  const sent = useMemo(() => all.filter((each) => !each.preview.leftOut).map((each) => sentTool(each.tool, each.preview)), [all])
  const text = useMemo(() => JSON.stringify(view.render(sent), null, 2), [view, sent])
  const refused = useMemo(() => refusals(view, sent), [view, sent])
  const unknown = notEstablished(preview)
  const out = all.length - sent.length
  return (
    <div className={styles.array}>
      <div className={styles.bar}>
        <Segmented label="API" value={view.id} options={modelViews.map(({ id, label }) => ({ value: id, label }))} onChange={setApi} />
        {offers.length > 1 && (
          <Segmented
            label="Tools"
            value={scope}
            options={[
              { value: 'tool', label: 'This tool' },
              { value: 'all', label: `All ${offers.length.toLocaleString('en')}` },
            ]}
            onChange={setScope}
          />
        )}
        <span className={styles.copy}>
          <CopyButton label="Copy the tools array" text={text} />
        </span>
      </div>
      {unknown.length > 0 && (
        <p className={rows.quiet}>
          What {client.label} makes of {listed(unknown)} is not established: here {unknown.length === 1 ? 'it stands' : 'they stand'} as the
          server has {unknown.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {text.includes('<client text>') && <p className={rows.quiet}>“&lt;client text&gt;” stands for words of {client.label}’s own.</p>}
      {scope === 'tool' && preview.schema?.error !== undefined && (
        <p className={rows.warn}>
          <Coded text={`${client.label} does not send it: ${preview.schema.error}`} />
        </p>
      )}
      {out > 0 && (
        <p className={rows.warn}>
          {scope === 'tool' ? 'The model is not offered this tool.' : `${count(out, 'tool')} the model is not offered.`}
        </p>
      )}
      {refused.slice(0, fewRefusals).map(({ tool, message }) => (
        <p key={`${tool} ${message}`} className={rows.warn}>
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
          <span>
            {view.label} would refuse it: <Coded text={message} />
          </span>
        </p>
      ))}
      {refused.length > fewRefusals && <p className={rows.warn}>{refused.length - fewRefusals} more would be refused.</p>}
      <div className={styles.code}>
        <JsonCode label="The tools array" text={text} />
      </div>
    </div>
  )
}
