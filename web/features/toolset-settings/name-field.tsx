import { useState } from 'react'
import { Field, TextInput } from '../../ui/field'

type Props = {
  label: string
  hint?: string
  value: string
  /** Why a text cannot be the name; it then stands in the field with the reason, and the name stays. */
  refuse(text: string): string | undefined
  onChange(name: string): void
}

/** A name that something is known by. */
export function NameField({ label, hint, value, refuse, onChange }: Props) {
  const [refused, setRefused] = useState<{ text: string; of: string }>()
  const typed = refused?.of === value ? refused.text : undefined
  return (
    <Field label={label} hint={hint} error={typed === undefined ? undefined : refuse(typed)}>
      {(ids) => (
        <TextInput
          {...ids}
          mono
          value={typed ?? value}
          onChange={({ target: { value: text } }) => {
            const isRefused = text !== value && refuse(text) !== undefined
            setRefused(isRefused ? { text, of: value } : undefined)
            if (!isRefused) onChange(text)
          }}
        />
      )}
    </Field>
  )
}
