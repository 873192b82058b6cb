import Form, { type IChangeEvent } from '@rjsf/core'
import type { FieldProps, FieldTemplateProps, RegistryFieldsType, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { useEffect, useRef } from 'react'
import type { Json } from '#shared/tool/json'
import styles from './arguments-form.module.css'
import { FieldView } from './field-view'
import { FormContext, type FormStore } from './form-store'

/** Our own field draws every place, so the form's own reading of schemas has nothing to do: it would fill in defaults and lose names. */
const opaque: RJSFSchema = { $comment: 'drawn by our own field' }
const uiSchema = { 'ui:field': 'arguments', 'ui:submitButtonOptions': { norender: true } }

/** Values are checked elsewhere, in a thread that can be ended. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
}

type Context = { store: FormStore }

function ArgumentsField({ formData, onChange, registry, fieldPathId }: FieldProps) {
  const { store } = registry.formContext as Context
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    store.onvalue = (value) => change.current(value, fieldPathId.path)
  }, [store, fieldPathId])
  store.adopt(formData as Json | undefined)
  return <FieldView at="" schema={store.root} value={formData as Json | undefined} required />
}

const fields: RegistryFieldsType = { arguments: ArgumentsField }
/** The field draws its own frame. */
const templates = { FieldTemplate: ({ children }: FieldTemplateProps) => children }

type Props = { store: FormStore; value: Json; onChange(value: Json): void; onSubmit(): void }

/** The arguments of a tool as a form made from its inputSchema. */
export function ArgumentsForm({ store, value, onChange, onSubmit }: Props) {
  return (
    <FormContext value={store}>
      <Form
        className={styles.form ?? ''}
        schema={opaque}
        uiSchema={uiSchema}
        fields={fields}
        templates={templates}
        validator={noValidator}
        formContext={{ store } satisfies Context}
        formData={value}
        noValidate
        noHtml5Validate
        onChange={({ formData }: IChangeEvent) => onChange((formData ?? {}) as Json)}
        onSubmit={onSubmit}
      />
    </FormContext>
  )
}
