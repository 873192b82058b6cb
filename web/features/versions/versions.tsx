import { useQuery } from '@tanstack/react-query'
import type { ToolsetVersion } from '#shared/api/toolsets'
import type { Toolset } from '#shared/tool/toolset'
import type { DrawHint } from '../../ui/compared-value'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { Comparison } from './comparison'
import { versionsQuery } from './queries'
import { VersionList } from './version-list'
import styles from './versions.module.css'

type Props = {
  id: string
  /** Whether each says in one line what it changed; a toolset should be small for that. */
  withChanges: boolean
  /** The two that are compared; without them the newest, and the one before it. */
  from: number | undefined
  to: number | undefined
  onCompare(from: number, to: number): void
  /** Makes a new version that is what this one was. */
  onGoBack(version: number, toolset: Toolset): void
  drawHint: DrawHint
}

/** Every version that is kept: what it changed, any two side by side, and the way back. */
export function Versions({ id, withChanges, from, to, onCompare, onGoBack, drawHint }: Props) {
  const { data: versions, error } = useQuery(versionsQuery(id))
  if (error) return <Notice title="The versions could not be read">{error.message}</Notice>
  if (!versions) return <Skeleton label="Reading the versions" />
  const right = to ?? versions[0]?.version
  const left = from ?? before(versions, right)
  return (
    <section aria-label="Versions" className={styles.versions}>
      <VersionList
        id={id}
        versions={versions}
        withChanges={withChanges}
        chosen={right}
        onChoose={({ version }) => onCompare(before(versions, version) ?? version, version)}
      />
      {left === undefined || right === undefined || versions.length < 2 ? (
        <Notice title="One version so far">
          Every pause in editing saves a version. Once there are two they can be compared here, and gone back to. A version with a note is
          kept for good.
        </Notice>
      ) : (
        <Comparison id={id} versions={versions} from={left} to={right} onCompare={onCompare} onGoBack={onGoBack} drawHint={drawHint} />
      )}
    </section>
  )
}

/** The one that was saved before another, of those that are kept. */
const before = (versions: readonly ToolsetVersion[], version: number | undefined): number | undefined =>
  versions.find((one) => version !== undefined && one.version < version)?.version
