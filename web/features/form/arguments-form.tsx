import Form from '@rjsf/core'
import type { FieldProps, FieldTemplateProps, RegistryFieldsType, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Json } from '#shared/tool/json'
import styles from './arguments-form.module.css'
import { FieldView } from './field-view'
import { FormContext, type FormStore, useForm } from './form-store'

/**
 * Our own field draws every place. To the form itself the arguments are one text, their JSON: it would copy an object at each change, fill in
 * defaults and lose a name such as `__proto__`.
 */
const asText: RJSFSchema = { type: 'string', contentMediaType: 'application/json' }
const uiSchema = { 'ui:field': 'arguments', 'ui:submitButtonOptions': { norender: true } }

/** Values are checked elsewhere, in a thread that can be ended. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

type Context = { store: FormStore }

function ArgumentsField({ onChange, registry, fieldPathId }: FieldProps) {
  const { store } = registry.formContext as Context
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    store.onvalue = (value) => change.current(JSON.stringify(value ?? {}), fieldPathId.path)
  }, [store, fieldPathId])
  return <FieldView at="" schema={store.root} value={store.value} required />
}

const fields: RegistryFieldsType = { arguments: ArgumentsField }
/** The field draws its own frame. */
const templates = { FieldTemplate: ({ children }: FieldTemplateProps) => children }

type Props = { store: FormStore; value: Json; onChange(value: Json): void; onSubmit(): void }

/** The arguments of a tool as a form made from its inputSchema. */
export function ArgumentsForm({ store, value, onChange, onSubmit }: Props) {
  store.adopt(value)
  const text = useMemo(() => JSON.stringify(value), [value])
  return (
    <FormContext value={store}>
      <Form
        className={styles.form ?? ''}
        schema={asText}
        uiSchema={uiSchema}
        fields={fields}
        templates={templates}
        validator={noValidator}
        formContext={{ store } satisfies Context}
        formData={text}
        noValidate
        noHtml5Validate
        onChange={() => onChange(store.value ?? {})}
        onSubmit={onSubmit}
      />
      <Said />
    </FormContext>
  )
}

function Said() {
  const store = useForm()
  return (
    <p role="status" className="visually-hidden">
      {useSyncExternalStore(store.subscribe, () => store.said)}
    </p>
  )
}
