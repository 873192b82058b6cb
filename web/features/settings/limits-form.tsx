import { useState } from 'react'
import { type SettingName, type Settings, settingBounds, settingVariables } from '#shared/settings/settings'
import { Button } from '../../ui/button'
import styles from './limits-form.module.css'
import { NumberSetting } from './number-setting'
import { useSaveSettings } from './queries'

const limits = [
  { name: 'historyCalls', title: 'Calls in the history', unit: 'calls', about: 'Of all servers together. The oldest go first.' },
  { name: 'historyMegabytes', title: 'Size of the history', unit: 'MB', about: 'Arguments and answers. What is reached first counts.' },
  {
    name: 'idleMinutes',
    title: 'Idle time',
    unit: 'minutes',
    about: 'A server that was started ends when no page is open and no call runs for so long.',
  },
] as const satisfies readonly { name: SettingName; title: string; unit: string; about: string }[]

/** What Toolwright keeps, and for how long. A lower limit drops calls for good, so nothing is saved while typing. */
export function LimitsForm({ settings, fixed }: { settings: Settings; fixed: readonly SettingName[] }) {
  const save = useSaveSettings()
  const [typed, setTyped] = useState<Partial<Record<SettingName, string>>>({})
  const changed = limits.filter(({ name }) => typed[name] !== undefined && typed[name] !== String(settings[name]))
  const wrong = changed.filter(({ name }) => problemOf(name, typed[name] ?? '') !== undefined)
  const lowered = changed.some(({ name }) => name !== 'idleMinutes' && Number(typed[name]) < settings[name])
  const put = (event: React.FormEvent) => {
    event.preventDefault()
    if (changed.length === 0 || wrong.length > 0) return
    save.mutate(Object.fromEntries(changed.map(({ name }) => [name, Number(typed[name])])), { onSuccess: () => setTyped({}) })
  }
  return (
    <form onSubmit={put} noValidate>
      {limits.map(({ name, title, unit, about }) => (
        <NumberSetting
          key={name}
          title={title}
          unit={unit}
          about={fixed.includes(name) ? `${about} Decided by ${settingVariables[name]} while Toolwright runs.` : about}
          value={typed[name] ?? String(settings[name])}
          readOnly={fixed.includes(name)}
          problem={typed[name] === undefined ? undefined : problemOf(name, typed[name])}
          onChange={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
      <div role="status" className={styles.foot}>
        {changed.length > 0 ? (
          <>
            <Button look="primary" type="submit" aria-busy={save.isPending}>
              Save limits
            </Button>
            <Button look="quiet" onClick={() => setTyped({})}>
              Discard
            </Button>
            {lowered && wrong.length === 0 && <span className={styles.warn}>Calls over a lower limit are dropped at once, for good.</span>}
          </>
        ) : (
          save.isSuccess && <span className={styles.saved}>Saved. It counts from now on.</span>
        )}
        {save.error && <span className={styles.error}>{save.error.message}</span>}
      </div>
    </form>
  )
}

function problemOf(name: SettingName, text: string): string | undefined {
  const [least, most] = settingBounds[name]
  const value = Number(text)
  if (/^\d+$/.test(text.trim()) && value >= least && value <= most) return undefined
  return `A whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`
}
