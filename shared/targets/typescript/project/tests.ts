import { impliedHints, saidHint } from '../../../tool/hints'
import { isDoc, type Json, member } from '../../../tool/json'
import type { Plan, PlannedTool } from '../../plan'
import { lines } from '../../text'
import { literal, quoted } from '../literal'

/** `test/tools.test.ts`: what the design says, and what the conventions promise. */
export function testFile(plan: Plan): string {
  const { tools } = plan
  const literals = tools.flatMap(({ resolved, literals: all }) => all.map((each) => ({ tool: resolved.plainName, ...each })))
  const examples = tools.flatMap((tool) => tool.examples.map((example) => ({ tool, example })))
  const steady = examples.filter(({ tool }) => tool.command === undefined && isSteady(tool))
  return lines(
    `import assert from 'node:assert/strict';`,
    `import { test } from 'node:test';`,
    `import { callTool } from '../src/call.js';`,
    `import { createLog, type Level } from '../src/log.js';`,
    `import { prefixFrom, servedName } from '../src/prefix.js';`,
    `import { failure, isFailure, isOk, ok, type Result, toJson } from '../src/result.js';`,
    `import type { Tool } from '../src/tool.js';`,
    `import { tools } from '../src/tools/index.js';`,
    examples.length > 0 && `import { problemsIn } from '../src/validate.js';`,
    '',
    '/** Name, title and hints of every tool, as designed. */',
    `const designed: unknown = ${literal(tools.map(designedOf), 100, 27)};`,
    '',
    helpers,
    designTests,
    prefixTest(plan),
    literals.length > 0 && literalTest(literals),
    examples.length > 0 &&
      exampleTest(examples.map(({ tool, example }) => ({ tool: tool.resolved.plainName, arguments: example.arguments }))),
    steady.length > 0 && steadyTest(steady.map(({ tool, example }) => ({ tool: tool.resolved.plainName, arguments: example.arguments }))),
    conventionTests,
  )
}

function designedOf({ resolved }: PlannedTool): Json {
  const { tool, plainName } = resolved
  const annotations = member(tool, 'annotations')
  const title = member(tool, 'title') || (isDoc(annotations) && member(annotations, 'title'))
  return { name: plainName, ...(title && { title }), ...(annotations !== undefined && { annotations }) }
}

/** Twice is the same as once: it changes nothing, or the same thing to the same end. */
const isSteady = ({ resolved: { tool } }: PlannedTool) =>
  (saidHint(tool, 'readOnlyHint') ?? impliedHints.readOnlyHint) || (saidHint(tool, 'idempotentHint') ?? impliedHints.idempotentHint)

const helpers = `type Listed = { title?: string; annotations?: { title?: string } };

function toolNamed(name: string): Tool {
  const tool = tools.find(({ definition }) => definition.name === name);
  assert.ok(tool, \`There is no tool \${name}.\`);
  return tool;
}

const quiet = { log: createLog({ write: () => {} }), signal: new AbortController().signal };

/** A tool for the conventions themselves, whatever the real ones do. */
const toolThat = (handle: () => Promise<Result>): Tool => ({
  definition: { name: 'probe', inputSchema: { type: 'object' } },
  handle,
});

/** The Result in an answer. */
async function resultOf(tool: Tool, args: Record<string, unknown> = {}) {
  const { content, isError } = await callTool(tool, args, quiet);
  const [first] = content;
  assert.ok(first?.type === 'text');
  return { isError: isError === true, ...JSON.parse(first.text) };
}
`

const designTests = `test('every tool has the name, the title and the hints it was designed with', () => {
  const listed = tools.map(({ definition }) => {
    const { title, annotations } = definition as Listed;
    return { name: definition.name, title: title || annotations?.title || undefined, annotations };
  });
  assert.deepEqual(JSON.parse(JSON.stringify(listed)), designed);
});
`

function prefixTest({ toolset, tools }: Plan): string {
  const first = tools.find(({ resolved }) => resolved.design.prefix === undefined)
  const own = tools.find(({ resolved }) => resolved.design.prefix !== undefined)
  const prefix = toolset.prefix ?? ''
  const cases = first && [
    `  assert.equal(named(${quoted(first.resolved.plainName)}, {}), ${quoted((prefix && `${prefix}_`) + first.resolved.plainName)});`,
    `  assert.equal(named(${quoted(first.resolved.plainName)}, { MCP_TOOL_PREFIX: 'mine' }), ${quoted(`mine_${first.resolved.plainName}`)});`,
    `  assert.equal(named(${quoted(first.resolved.plainName)}, { MCP_TOOL_PREFIX: '' }), ${quoted(first.resolved.plainName)});`,
  ]
  const ownCases = own && [
    `  assert.equal(named(${quoted(own.resolved.plainName)}, { MCP_TOOL_PREFIX: 'mine' }), ${quoted(own.resolved.name)});`,
  ]
  if (!cases && !ownCases) return ''
  return lines(
    `test('the prefix comes from the environment, and empty means none', () => {`,
    '  const named = (name: string, env: NodeJS.ProcessEnv) =>',
    '    servedName(toolNamed(name), prefixFrom(env));',
    ...(cases ?? []),
    ...(ownCases ?? []),
    '});',
    '',
  )
}

function literalTest(literals: readonly { tool: string; property: string; value: Json }[]): string {
  return lines(
    `for (const { tool, property } of ${literal(
      literals.map(({ tool, property }) => ({ tool, property })),
      100,
      33,
    )}) {`,
    `  test(\`\${tool} runs only with the literal that \${property} asks for\`, async () => {`,
    `    const result = await resultOf(toolNamed(tool), { [property]: 'SOMETHING_ELSE' });`,
    `    assert.equal(result.error_type, 'validation_error');`,
    '    const fields = result.data.validation_errors.map(({ field }: { field: string }) => field);',
    '    assert.ok(fields.includes(property));',
    '    assert.ok(result.isError);',
    '  });',
    '}',
    '',
  )
}

function exampleTest(examples: readonly Json[]): string {
  return lines(
    '/** Calls that must always be possible. */',
    `const examples: { tool: string; arguments: Record<string, unknown> }[] = ${literal(examples, 100, 75)};`,
    '',
    `test('the arguments of every example fit', () => {`,
    '  for (const { tool, arguments: args } of examples) {',
    '    assert.deepEqual(problemsIn(args, toolNamed(tool).definition.inputSchema), []);',
    '  }',
    '});',
    '',
  )
}

function steadyTest(examples: readonly Json[]): string {
  return lines(
    '/** Examples of tools that change nothing, or nothing more when called again. */',
    `const repeatable: { tool: string; arguments: Record<string, unknown> }[] = ${literal(examples, 100, 77)};`,
    '',
    'for (const { tool, arguments: args } of repeatable) {',
    `  test(\`\${tool} called twice answers as if called once\`, async () => {`,
    '    const { data: _first, ...first } = await resultOf(toolNamed(tool), args);',
    '    const { data: _second, ...second } = await resultOf(toolNamed(tool), args);',
    '    assert.deepEqual(second, first);',
    '  });',
    '}',
    '',
  )
}

const conventionTests = `test('a result says what it has to say and nothing else', () => {
  const good = ok({ id: 1 }, { message: 'Done.', instruction: 'Switch to PLANNING mode.' });
  const bad = failure('No such thing.', { error_type: 'not_found' });
  assert.ok(isOk(good) && isFailure(bad));
  assert.deepEqual(toJson(good), {
    success: true,
    value: { id: 1 },
    message: 'Done.',
    instruction: 'Switch to PLANNING mode.',
  });
  assert.deepEqual(toJson(bad), {
    success: false,
    error: 'No such thing.',
    error_type: 'not_found',
  });
});

test('the instruction of a failure reaches the agent', async () => {
  const instruction = 'Do NOT attempt to fix this automatically.';
  const result = await resultOf(toolThat(async () => failure('Broken.', { instruction })));
  assert.equal(result.instruction, instruction);
  assert.ok(result.isError);
});

test('what a handler throws becomes a failure without its text', async () => {
  const result = await resultOf(
    toolThat(async () => {
      throw new TypeError('at /home/someone/secret');
    }),
  );
  assert.equal(result.error_type, 'internal_error');
  assert.equal(result.exception, 'TypeError');
  assert.doesNotMatch(JSON.stringify(result), /secret/);
});

test('start and success are logged for those who debug, a failure always', async () => {
  const seen = async (level: Level, handle: () => Promise<Result>) => {
    const lines: string[] = [];
    const log = createLog({ level, write: (line) => void lines.push(line) });
    await callTool(toolThat(handle), {}, { ...quiet, log });
    return lines.map((line) => JSON.parse(line).level);
  };
  assert.deepEqual(await seen('trace', async () => ok('fine')), ['trace', 'debug']);
  assert.deepEqual(await seen('info', async () => ok('fine')), []);
  assert.deepEqual(await seen('error', async () => failure('broken')), ['error']);
});
`
