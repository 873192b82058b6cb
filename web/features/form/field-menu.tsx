import {
  IconBraces,
  IconBulb,
  IconClipboard,
  IconCopy,
  IconDots,
  IconEraser,
  IconForbid2,
  IconRoute,
  IconSquareDashed,
} from '@tabler/icons-react'
import type { Field } from '#shared/form/field'
import type { Json } from '#shared/tool/json'
import { useCopy } from '../../lib/copy'
import { IconButton } from '../../ui/icon-button'
import { Menu, type MenuItem } from '../../ui/menu'
import { useForm } from './form-store'

type Props = {
  at: string
  name: string | undefined
  field: Field
  value: Json | undefined
  /** What can be done with the row that this place is, beside what can be put into it. */
  row?: readonly MenuItem[]
}

const icon = { size: 16, stroke: 1.6 } as const
const mostOffers = 5

/** What else can be put into a place: nothing, null, an example, JSON from elsewhere. What cannot be says why. */
export function FieldMenu({ at, name, field, value, row = [] }: Props) {
  const form = useForm()
  const { copy } = useCopy()
  const put = (next: Json | undefined) => {
    form.forget(at)
    form.set(at, next)
  }
  const paste = async () => {
    const json = await pasted()
    if (json === undefined) form.say('The browser did not let the clipboard be read.')
    else put(json)
  }
  const empty = emptyOf(field)
  const items: MenuItem[] = [
    ...(row.length > 0 ? [...row, 'line' as const] : []),
    {
      label: 'Unset',
      icon: <IconEraser {...icon} />,
      off: form.isRow(at) ? 'remove its row instead' : value === undefined ? 'it is unset' : undefined,
      run: () => put(undefined),
    },
    {
      label: 'Set to null',
      icon: <IconForbid2 {...icon} />,
      off: value === null ? 'it is null' : allowsNull(field) ? undefined : 'not allowed here',
      run: () => put(null),
    },
    ...(empty === undefined
      ? []
      : [{ label: 'Set to empty', icon: <IconSquareDashed {...icon} />, aside: JSON.stringify(empty), run: () => put(empty) }]),
    'line',
    { label: 'Paste JSON', icon: <IconClipboard {...icon} />, run: () => void paste() },
    ...offers(field, put),
    {
      label: 'Copy value',
      icon: <IconBraces {...icon} />,
      off: value === undefined ? 'it is unset' : undefined,
      run: () => copy(JSON.stringify(value, null, 2)),
    },
    { label: 'Copy path', icon: <IconRoute {...icon} />, aside: at, run: () => copy(at) },
  ]
  return (
    <Menu
      label={`More for ${name ?? at}`}
      items={items}
      trigger={(props) => (
        <IconButton small label={`More for ${name ?? at}`} {...props}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      )}
    />
  )
}

function offers(field: Field, put: (value: Json) => void): MenuItem[] {
  const given = [
    ...(field.default === undefined ? [] : [{ label: 'Use default', value: field.default }]),
    ...field.examples.map((value) => ({ label: 'Use example', value })),
  ].slice(0, mostOffers)
  if (given.length === 0) return [{ label: 'Use example', icon: <IconBulb {...icon} />, off: 'the schema has none', run: () => {} }]
  return given.map(({ label, value }) => ({
    label,
    icon: label === 'Use example' ? <IconBulb {...icon} /> : <IconCopy {...icon} />,
    aside: typeof value === 'string' ? value : JSON.stringify(value),
    run: () => put(value),
  }))
}

const allowsNull = ({ control, nullable }: Field) => nullable || control.kind === 'null' || control.kind === 'any'

function emptyOf({ control }: Field): Json | undefined {
  if (control.kind === 'text' || control.kind === 'file') return ''
  if (control.kind === 'array') return []
  return control.kind === 'map' || control.kind === 'object' ? {} : undefined
}

/** JSON from the clipboard; text that is no JSON counts as text. */
async function pasted(): Promise<Json | undefined> {
  try {
    const text = await navigator.clipboard.readText()
    try {
      return JSON.parse(text) as Json
    } catch {
      return text
    }
  } catch {
    return undefined
  }
}
