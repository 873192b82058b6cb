import { IconDots } from '@tabler/icons-react'
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
  required: boolean
  onRemove: (() => void) | undefined
}

const preview = (value: Json) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 32 ? `${text.slice(0, 32)}…` : text
}

/** What else can be put into a place: nothing, null, an example, JSON from elsewhere. */
export function FieldMenu({ at, name, field, value, onRemove }: Props) {
  const form = useForm()
  const { copy } = useCopy()
  const put = (next: Json | undefined) => {
    form.note('typed', at, undefined)
    form.set(at, next)
  }
  const offers: Json[] = [...(field.default === undefined ? [] : [field.default]), ...field.examples].slice(0, 5)
  const items: MenuItem[] = [
    ...(value !== undefined && name !== undefined ? [{ label: 'Unset: send nothing here', run: () => put(undefined) }] : []),
    ...(field.nullable && value !== null ? [{ label: 'Set to null', run: () => put(null) }] : []),
    ...offers.map((offer, index) => ({
      label: `${index === 0 && field.default !== undefined ? 'Use the default' : 'Use the example'}: ${preview(offer)}`,
      run: () => put(offer),
    })),
    { label: 'Paste JSON here', run: () => void pasted().then((json) => json !== undefined && put(json)) },
    ...(onRemove ? [{ label: 'Remove', danger: true, run: onRemove }] : []),
    'line',
    ...(value !== undefined ? [{ label: 'Copy value', run: () => copy(JSON.stringify(value, null, 2)) }] : []),
    { label: 'Copy path', run: () => copy(at === '' ? '/' : at) },
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
