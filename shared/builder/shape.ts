/** Keywords that say what a value is; all others are words about it, or unknown. */
const shapes = new Set([
  ...['type', '$ref', 'const', 'enum', 'enumNames', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'nullable', 'format'],
  ...[
    'properties',
    'patternProperties',
    'propertyNames',
    'required',
    'additionalProperties',
    'unevaluatedProperties',
    'dependentRequired',
    'dependentSchemas',
  ],
  ...[
    'dependencies',
    'minProperties',
    'maxProperties',
    'items',
    'prefixItems',
    'additionalItems',
    'unevaluatedItems',
    'contains',
    'minContains',
    'maxContains',
  ],
  ...['minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
])

export const isShape = (key: string) => shapes.has(key)
