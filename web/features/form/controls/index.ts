import type { ComponentType } from 'react'
import type { Control, Field } from '#shared/form/field'
import type { Json } from '#shared/tool/json'
import { AnyControl } from './any-control'
import { ArrayControl } from './array-control'
import { BooleanControl } from './boolean-control'
import { ChoiceControl } from './choice-control'
import { FileControl } from './file-control'
import { ConstControl, NeverControl, NullControl } from './fixed-controls'
import { MapControl } from './map-control'
import { NullWord } from './null-word'
import { NumberControl } from './number-control'
import { ObjectControl } from './object-control'
import { TextControl } from './text-control'
import { TupleControl } from './tuple-control'
import { UnionControl } from './union-control'

export type ControlProps = {
  id: string
  at: string
  field: Field
  value: Json | undefined
  required: boolean
  describedBy: string | undefined
  invalid: boolean
  /** Its frame is drawn around it already. */
  bare?: boolean
}

/** One component for each kind of place; `isNull` stands in wherever null was put. */
export const controls: Record<Control['kind'] | 'isNull', ComponentType<ControlProps>> = {
  text: TextControl,
  file: FileControl,
  number: NumberControl,
  boolean: BooleanControl,
  null: NullControl,
  isNull: NullWord,
  const: ConstControl,
  choice: ChoiceControl,
  object: ObjectControl,
  map: MapControl,
  array: ArrayControl,
  tuple: TupleControl,
  union: UnionControl,
  any: AnyControl,
  never: NeverControl,
}

const narrow = new Set<Control['kind']>(['number', 'boolean', 'const', 'null'])

/** Whether a field wants the whole width of a form that has two columns. */
export function isWide({ control }: Field): boolean {
  if (control.kind === 'text') return control.long || control.format === undefined
  if (control.kind === 'choice') return control.choices.length > 5 || control.choices.some((choice) => choice.title.length > 14)
  return !narrow.has(control.kind)
}
