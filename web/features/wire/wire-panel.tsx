import { IconChevronDown, IconDownload, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { download } from '../../lib/copy'
import { useRemembered } from '../../lib/remembered'
import { count } from '../../lib/words'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { CopyButton } from '../../ui/copy-button'
import { IconButton } from '../../ui/icon-button'
import { GoneLine, ListBar } from '../../ui/list-bar'
import { Menu } from '../../ui/menu'
import { Notice } from '../../ui/notice'
import { RowList } from '../../ui/row-list'
import { Skeleton } from '../../ui/skeleton'
import { Splitter } from '../../ui/splitter'
import { FrameDetail } from './frame-detail'
import { FrameRow } from './frame-row'
import { filtered, kindFilters, methodsIn, paired, type WireRow } from './pair'
import { useFrames } from './queries'
import styles from './wire.module.css'

const detailWidth = { min: 280, max: 960, start: 420 }

/** The messages of a server as they went over the wire. */
export function WirePanel({ connectionId, name, tool }: { connectionId: string; name: string; tool?: string | undefined }) {
  const { entries, gone, isRead, error } = useFrames(connectionId)
  const [text, setText] = useState('')
  const [show, setShow] = useState('all')
  const [thisTool, setThisTool] = useState(false)
  const [follow, setFollow] = useState(true)
  const [chosen, setChosen] = useState<number>()
  const [width, setWidth] = useRemembered('wire.detail', detailWidth.start)
  const list = useRef<HTMLDivElement>(null)
  const detail = useRef<HTMLElement>(null)
  const query = useDeferredValue(text)
  const rows = useMemo(() => paired(entries), [entries])
  const only = thisTool ? tool : undefined
  const shown = useMemo(() => filtered(rows, { text: query, show, tool: only }), [rows, query, show, only])
  const row = chosen === undefined ? undefined : rows.find(({ frame }) => frame.seq === chosen)
  const choose = (next: WireRow) => {
    setChosen(next.frame.seq)
    if (next !== shown.at(-1)) setFollow(false)
  }
  const close = () => {
    setChosen(undefined)
    list.current?.focus()
  }
  // Where there is room for one of them only, the frame takes the place of the list, and the focus goes with it.
  useEffect(() => {
    if (chosen !== undefined && !list.current?.checkVisibility()) detail.current?.focus()
  }, [chosen])
  const lines = () => shown.map(({ frame }) => `${frame.text}\n`).join('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Esc from what is inside
    <div
      className={styles.panel}
      style={{ '--detail-width': `${width}px` } as React.CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || !row) return
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.side}>
        <ListBar
          label="Filter frames"
          text={text}
          onText={setText}
          found={shown.length}
          all={rows.length}
          onDown={() => list.current?.focus()}
          actions={
            <>
              <FollowButton follow={follow} onFollow={setFollow} />
              <CopyButton label="Copy the frames shown" text={lines} />
              <IconButton
                label="Save as a file"
                tip="Save as a file: the frames shown, one JSON text a line. Secrets of this connection are masked in them."
                onClick={() => download(fileName(name, 'jsonl'), lines(), 'application/jsonl')}
              >
                <IconDownload size={16} stroke={1.6} />
              </IconButton>
            </>
          }
        >
          <Menu
            label="Which frames are shown"
            items={[
              ...kindFilters.map(({ id, label }) => ({ label, checked: show === id, run: () => setShow(id) })),
              { heading: 'Only one method' },
              ...methodsIn(rows).map((method) => ({ label: method, checked: show === method, run: () => setShow(method) })),
            ]}
            trigger={(props) => (
              <Button look="quiet" size="small" {...props}>
                <span className={styles.choice}>{kindFilters.find(({ id }) => id === show)?.label ?? show}</span>
                <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
              </Button>
            )}
          />
          {tool !== undefined && <Checkbox label="this tool only" checked={thisTool} onChange={setThisTool} />}
        </ListBar>
        {gone > 0 && <GoneLine>{count(gone, 'older frame is', 'older frames are')} gone: only the newest are kept.</GoneLine>}
        {rows.length === 0 ? (
          error ? (
            <Notice title="The frames could not be read">{error.message}</Notice>
          ) : isRead ? (
            <Notice title="No frames yet">Every message to and from the server stands here as it went, once it is connected.</Notice>
          ) : (
            <Skeleton label="Reading the frames" rows={4} />
          )
        ) : shown.length === 0 ? (
          <Notice
            title="No frame matches"
            action={
              <Button
                size="small"
                onClick={() => {
                  setText('')
                  setShow('all')
                  setThisTool(false)
                }}
              >
                Show all {rows.length.toLocaleString('en')}
              </Button>
            }
          />
        ) : (
          <RowList
            label="Frames"
            items={shown}
            keyOf={seqOf}
            rowHeight={24}
            chosen={chosen}
            onChoose={choose}
            follow={follow}
            onFollow={setFollow}
            listRef={list}
          >
            {(each) => <FrameRow row={each} related={row !== undefined && each.partner === row} />}
          </RowList>
        )}
      </div>
      {row && (
        <>
          <Splitter label="Width of the frame" edge="left" value={width} {...detailWidth} onChange={setWidth} />
          <FrameDetail key={row.frame.seq} ref={detail} row={row} onShow={choose} onClose={close} />
        </>
      )}
    </div>
  )
}

const seqOf = ({ frame }: WireRow) => frame.seq

export const fileName = (name: string, ending: string) => `${name.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'server'}.${ending}`

export function FollowButton({ follow, onFollow }: { follow: boolean; onFollow(follow: boolean): void }) {
  return (
    <IconButton label={follow ? 'Stop following the newest' : 'Follow the newest'} onClick={() => onFollow(!follow)}>
      {follow ? <IconPlayerPause size={16} stroke={1.6} /> : <IconPlayerPlay size={16} stroke={1.6} />}
    </IconButton>
  )
}
