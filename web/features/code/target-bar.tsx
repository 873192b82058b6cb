import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { targets } from '#shared/targets/index'
import type { Target } from '#shared/targets/target'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { Segmented } from '../../ui/segmented'
import styles from './code-panel.module.css'

type Props = {
  target: Target
  onTarget(id: string): void
  options: Readonly<Record<string, string>>
  onOption(key: string, value: string): void
  scope?: { value: 'tool' | 'all'; all: number; onChange(value: 'tool' | 'all'): void } | undefined
  onDownload?: (() => void) | undefined
}

/** What to write, of what, and how. */
export function TargetBar({ target, onTarget, options, onOption, scope, onDownload }: Props) {
  return (
    <div className={styles.bar}>
      <span className={styles.choice}>
        Target
        <Menu
          label="Target"
          items={targets.map(({ id, label }) => ({ label, checked: id === target.id, run: () => onTarget(id) }))}
          trigger={(props) => (
            <Button {...props} aria-label={`Target: ${target.label}`}>
              {target.label}
              <IconChevronDown size={14} stroke={1.6} />
            </Button>
          )}
        />
      </span>
      {scope && (
        <span className={styles.choice}>
          Scope
          <Segmented
            label="Scope"
            value={scope.value}
            options={[
              { value: 'tool', label: 'This tool' },
              { value: 'all', label: `All ${scope.all}` },
            ]}
            onChange={scope.onChange}
          />
        </span>
      )}
      {target.options.map((option) => (
        <span key={option.key} className={styles.choice} title={option.does}>
          {option.label}
          <Segmented
            label={option.label}
            value={options[option.key] ?? option.choices[0]?.value ?? ''}
            options={option.choices}
            onChange={(value) => onOption(option.key, value)}
          />
        </span>
      ))}
      <Button
        look="primary"
        icon={<IconDownload size={15} stroke={1.6} />}
        className={styles.download}
        disabled={!onDownload}
        onClick={onDownload}
      >
        Download all
      </Button>
    </div>
  )
}
