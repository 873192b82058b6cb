/** What a member may hold, as the parser of a dialect reads it. `uint64` and `int32` are its ranges, and neither takes `1.0`. */
export type Kind =
  | 'string'
  | 'boolean'
  | 'uint64'
  | 'int32'
  | 'anything'
  | { list: Kind }
  | { map: Kind }
  /** `others`: the parser takes any other text too. `published` is what the dialect's own schema lists beside. */
  | { choice: readonly string[]; others?: true; published?: string }
  | { shape: ShapeId }

export type Field = {
  name: string
  kind: Kind
  about: string
  required?: true
  /** `null` means the same as leaving it out. */
  nullable?: true
  default?: null | boolean | number | string | readonly unknown[] | Readonly<Record<string, unknown>>
  deprecated?: true
  /** Another name the parser takes for it; the dialect's own schema does not know it. */
  alias?: string
  /** In the dialect's own schema, but not read by its parser. */
  publishedOnly?: true
}

/** What becomes of a member no field names: it is refused, kept, passed over in silence, or read as this kind. */
export type Rest = 'refused' | 'kept' | 'ignored' | { kind: Kind }

export const shapeIds = [
  'tool',
  'subcommand',
  'option',
  'items',
  'hints',
  'sequence-step',
  'availability-check',
  'livelog',
  'llm-provider',
  'livelog-parameter',
] as const
export type ShapeId = (typeof shapeIds)[number]

/** One kind of object of the format. */
export type Shape = {
  /** As the sentence calls it: "an option". */
  noun: string
  /** Its name in the JSON Schema. */
  title: string
  about: string
  fields: readonly Field[]
  rest: Rest
  /** All its members may be left out, so the parser also takes their values as a list, in this order. */
  byPosition?: true
}

export const fieldOf = (shape: Shape, name: string): Field | undefined =>
  shape.fields.find((field) => !field.publishedOnly && (field.name === name || field.alias === name))

/** A kind in words, as `expected` says it. */
export function kindWords(kind: Kind): string {
  if (typeof kind === 'string') return { uint64: 'integer', int32: 'integer', anything: 'any value' }[kind as 'uint64'] ?? kind
  if ('list' in kind) return `array of ${kindWords(kind.list)}`
  if ('map' in kind) return kind.map === 'anything' ? 'object' : `object of ${kindWords(kind.map)}`
  if ('choice' in kind) return kind.others ? 'string' : `one of ${kind.choice.join(', ')}`
  return 'object'
}
