/** A keyword of JSON Schema, as completion and hover explain it. */
export type Keyword = {
  key: string
  says: string
  group: 'says' | 'shape' | 'text' | 'number' | 'list' | 'object' | 'choice' | 'joins' | 'shared'
}

/** In the order in which a new one takes its place among others. */
export const keywords = [
  { key: '$schema', group: 'shared', says: 'The version of JSON Schema this is written in; 2020-12 where nothing is said.' },
  { key: '$id', group: 'shared', says: 'A name of this schema that others may refer to.' },
  { key: '$anchor', group: 'shared', says: 'A short name of this place: "#name" refers to it.' },
  { key: '$ref', group: 'shared', says: 'Stands for another schema, as "#/$defs/Address".' },
  { key: '$comment', group: 'says', says: 'For those who edit the schema; nobody else reads it.' },
  {
    key: 'type',
    group: 'shape',
    says: 'The kind of value: string, number, integer, boolean, object, array or null; a list allows several.',
  },
  { key: 'nullable', group: 'shape', says: 'OpenAPI: null may stand here too. JSON Schema itself says ["string", "null"].' },
  { key: 'title', group: 'says', says: 'A short name for people.' },
  { key: 'description', group: 'says', says: 'What the value means. Models read it before they fill the value in.' },
  { key: 'deprecated', group: 'says', says: 'Still works, but should not be used any more.' },
  { key: 'readOnly', group: 'says', says: 'Only read, never sent.' },
  { key: 'writeOnly', group: 'says', says: 'Only sent, never read back: a password.' },
  { key: 'format', group: 'text', says: 'What the text is: date, date-time, email, uri, uuid and others.' },
  { key: 'const', group: 'choice', says: 'The one value that is allowed.' },
  { key: 'enum', group: 'choice', says: 'The values that are allowed.' },
  { key: 'enumNames', group: 'choice', says: 'A title for each value of enum, in the same order.' },
  { key: 'minLength', group: 'text', says: 'The fewest characters.' },
  { key: 'maxLength', group: 'text', says: 'The most characters.' },
  { key: 'pattern', group: 'text', says: 'A regular expression that is found in the text; ^ and $ tie it to the ends.' },
  { key: 'contentEncoding', group: 'text', says: 'How bytes are written as text, as base64.' },
  { key: 'contentMediaType', group: 'text', says: 'What the text holds, as application/json.' },
  { key: 'minimum', group: 'number', says: 'The smallest number that is allowed.' },
  { key: 'maximum', group: 'number', says: 'The largest number that is allowed.' },
  { key: 'exclusiveMinimum', group: 'number', says: 'Numbers must be above this one.' },
  { key: 'exclusiveMaximum', group: 'number', says: 'Numbers must be below this one.' },
  { key: 'multipleOf', group: 'number', says: 'Numbers come in steps of this size.' },
  { key: 'items', group: 'list', says: 'What each item of the list looks like; after prefixItems, the further ones.' },
  { key: 'prefixItems', group: 'list', says: 'The first items one by one, each with a schema of its own.' },
  { key: 'additionalItems', group: 'list', says: 'Before 2020-12: what may follow the items listed one by one.' },
  { key: 'contains', group: 'list', says: 'At least one item looks like this.' },
  { key: 'minItems', group: 'list', says: 'The fewest items.' },
  { key: 'maxItems', group: 'list', says: 'The most items.' },
  { key: 'uniqueItems', group: 'list', says: 'No item may stand twice.' },
  { key: 'properties', group: 'object', says: 'The fields of the object, by name.' },
  { key: 'patternProperties', group: 'object', says: 'Fields whose names match a regular expression.' },
  { key: 'propertyNames', group: 'object', says: 'What names may look like.' },
  { key: 'required', group: 'object', says: 'The names of the fields that must be there.' },
  { key: 'additionalProperties', group: 'object', says: 'What fields of other names look like; false forbids them.' },
  { key: 'unevaluatedProperties', group: 'object', says: 'What fields look like that no part of this schema names.' },
  { key: 'minProperties', group: 'object', says: 'The fewest fields.' },
  { key: 'maxProperties', group: 'object', says: 'The most fields.' },
  { key: 'dependentRequired', group: 'object', says: 'When one field is there, others must be there too.' },
  { key: 'dependentSchemas', group: 'object', says: 'When a field is there, this holds as well.' },
  { key: 'anyOf', group: 'joins', says: 'The value fits at least one of these.' },
  { key: 'oneOf', group: 'joins', says: 'The value fits exactly one of these.' },
  { key: 'allOf', group: 'joins', says: 'The value fits all of these.' },
  { key: 'not', group: 'joins', says: 'The value must not fit this.' },
  { key: 'if', group: 'joins', says: 'When the value fits this, then holds, else the other.' },
  { key: 'then', group: 'joins', says: 'What holds when the value fits if.' },
  { key: 'else', group: 'joins', says: 'What holds when the value does not fit if.' },
  { key: 'default', group: 'says', says: 'What is taken when nothing is given. Nobody fills it in by itself.' },
  { key: 'examples', group: 'says', says: 'Values that show what is meant.' },
  { key: '$defs', group: 'shared', says: 'Schemas that are used by name, as "#/$defs/Address".' },
  { key: 'definitions', group: 'shared', says: 'What $defs was called before 2019-09.' },
] as const satisfies readonly Keyword[]

export const keywordOrder: readonly string[] = keywords.map(({ key }) => key)
export const keywordOf = (key: string): Keyword | undefined => keywords.find((one) => one.key === key)
