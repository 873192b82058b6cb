/** `src/validate.ts` */
export const validateFile = `import {
  type OutputUnit,
  type Schema,
  type SchemaDraft,
  Validator,
} from '@cfworker/json-schema';

/** One argument that does not fit: what is allowed there, and what was sent. */
export type Problem = { field: string; message: string; expected: unknown; received: unknown };

type Json = Record<string, unknown>;

/** What is wrong with the arguments, if anything. Throws if the schema itself cannot be used. */
export function problemsIn(args: unknown, schema: unknown): Problem[] {
  const { valid, errors } = validatorFor(schema).validate(args);
  if (valid) return [];
  const telling = errors.filter(isTelling);
  const reported = telling.length > 0 ? telling : errors;
  const problems = reported.map((error) => problem(error, schema, args));
  const once = new Map(problems.map((each) => [\`\${each.field}: \${each.message}\`, each]));
  return [...once.values()];
}

const validators = new WeakMap<object, Validator>();

function validatorFor(schema: unknown): Validator {
  if (typeof schema !== 'object' || schema === null) {
    throw new TypeError('The schema is not an object.');
  }
  let validator = validators.get(schema);
  if (!validator) {
    // The validator marks the schema it is given; the one we list must stay as it is.
    validator = new Validator(structuredClone(schema) as Schema, draftOf(schema), false);
    validators.set(schema, validator);
  }
  return validator;
}

function draftOf(schema: object): SchemaDraft {
  const named = String(('$schema' in schema && schema.$schema) || '');
  if (/draft-0[67]/.test(named)) return '7';
  if (named.includes('draft-04')) return '4';
  return named.includes('2019-09') ? '2019-09' : '2020-12';
}

/** These only say that something below them is wrong. */
const containers = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'propertyNames'],
  ...['allOf', '$ref', 'if', 'then', 'else', 'dependentSchemas'],
];

/** Inside alternatives; a parameter may have such a name too. */
const alternatives = /(?<!\\/properties)\\/(anyOf|oneOf|not)\\/./;

/** Of alternatives none of which fits, the whole is told, not what each of them lacks. */
function isTelling({ keyword, keywordLocation }: OutputUnit): boolean {
  return !containers.includes(keyword) && !alternatives.test(keywordLocation);
}

function problem(unit: OutputUnit, schema: unknown, args: unknown): Problem {
  const { keyword, keywordLocation, instanceLocation, error } = unit;
  const place = stepsOf(instanceLocation);
  const rules = schemaAt(schema, stepsOf(keywordLocation).slice(0, -1));
  const received = shortened(valueAt(args, place));
  const field = place.join('.');
  const at = (message: string, expected: unknown) => ({ field, message, expected, received });
  const rule = rules[keyword];
  if (rule === undefined && !['required', 'false'].includes(keyword)) return at(error, null);
  switch (keyword) {
    case 'required':
    case 'dependentRequired': {
      const name = /"([^"]*)"\\.$/.exec(error)?.[1] ?? '';
      const properties = rules.properties as Record<string, Json> | undefined;
      return {
        field: [...place, name].join('.'),
        message: \`Missing required parameter '\${name}'\`,
        expected: properties?.[name]?.type ?? 'a value',
        received: null,
      };
    }
    case 'type': {
      const expected = [rule].flat().join(' or ');
      return at(\`Expected \${expected}, received \${typeOf(valueAt(args, place))}\`, expected);
    }
    case 'enum':
      return at(\`Value must be one of: \${(rule as unknown[]).map(plain).join(', ')}\`, rule);
    case 'const':
      return at(\`Value must be: \${plain(rule)}\`, rule);
    case 'minItems':
    case 'maxItems': {
      const { minItems: min = 0, maxItems: max } = rules;
      const size = max === undefined ? \`at least \${min}\` : \`between \${min} and \${max}\`;
      return at(\`Array must have \${size} items\`, \`\${size} items\`);
    }
    case 'false':
      return at(\`Unknown parameter '\${place.at(-1) ?? ''}'\`, 'nothing');
    case 'anyOf':
    case 'oneOf': {
      const kinds = (rule as Json[]).map(({ title, type }) => String(title ?? type ?? 'other'));
      const expected = [...new Set(kinds)].join(' or ');
      const fits = keyword === 'oneOf' && !error.includes('(0 matches)') ? 'more than one' : 'none';
      return at(\`Value fits \${fits} of the alternatives: \${expected}\`, expected);
    }
    default: {
      const [must, expected] = limits[keyword]?.(rule) ?? [];
      return at(must ? \`Value must \${must} \${expected}\` : error, expected ?? rule ?? null);
    }
  }
}

/** What a value must be or have, in two parts: the second alone says what is allowed. */
const limits: Record<string, ((limit: unknown) => [string, string]) | undefined> = {
  minimum: (limit) => ['be', \`at least \${limit}\`],
  maximum: (limit) => ['be', \`at most \${limit}\`],
  exclusiveMinimum: (limit) => ['be', \`more than \${limit}\`],
  exclusiveMaximum: (limit) => ['be', \`less than \${limit}\`],
  multipleOf: (limit) => ['be', \`a multiple of \${limit}\`],
  minLength: (limit) => ['have', \`at least \${limit} characters\`],
  maxLength: (limit) => ['have', \`at most \${limit} characters\`],
  pattern: (limit) => ['match', \`the pattern \${limit}\`],
  format: (limit) => ['be', \`a valid \${limit}\`],
  uniqueItems: () => ['hold', 'each item only once'],
  minProperties: (limit) => ['have', \`at least \${limit} members\`],
  maxProperties: (limit) => ['have', \`at most \${limit} members\`],
};

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The steps of a JSON Pointer in a URI fragment. */
function stepsOf(location: string): string[] {
  const steps = location.split('/').slice(1);
  return steps.map((step) => decodeURI(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], value);
}

/** The part of the schema that spoke; a reference on the way is followed. */
function schemaAt(schema: unknown, steps: readonly string[]): Json {
  let part = schema as Json | undefined;
  for (const step of steps) {
    const next = part?.[step];
    part = (step === '$ref' ? valueAt(schema, stepsOf(String(next))) : next) as Json | undefined;
  }
  return part ?? {};
}

/** The caller knows what it sent: the beginning is enough to find it again. */
function shortened(value: unknown): unknown {
  const text = JSON.stringify(value) ?? 'null';
  return text.length <= 200 ? (value ?? null) : \`\${text.slice(0, 200)}…\`;
}
`
