import type { Plan } from '../../plan'
import { lines } from '../../text'
import { hasOtherOutput } from '../losses'
import { type Sdk, v1 } from './sdk'

/** `src/call.ts` */
export function callFile({ tools }: Plan, sdk: Sdk): string {
  const sendsValues = tools.some(({ structured }) => structured.sends === 'value')
  return lines(
    `import { randomUUID } from 'node:crypto';`,
    `import type { CallToolResult } from '${sdk.types}';`,
    `import type { Log } from './log.js';`,
    `import { failure, isOk, type Result, toJson, toJsonString } from './result.js';`,
    `import type { Context, Tool } from './tool.js';`,
    `import { problemsIn } from './validate.js';`,
    callText(sendsValues ? 'tool, ' : ''),
    sendsValues ? answerOfKinds(sdk === v1 && tools.some(hasOtherOutput)) : answerText,
  )
}

/** `tool` stands before the result where the form of an answer depends on the tool. */
const callText = (tool: string) => `
/** Runs a tool: checks the arguments, logs how it went, and makes a failure of what is thrown. */
export async function callTool(
  tool: Tool,
  args: Record<string, unknown>,
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<CallToolResult> {
  const { name } = tool.definition;
  const context: Context = { log, signal, correlationId: randomUUID() };
  const { correlationId } = context;
  log.trace(\`Tool \${name} called\`, { correlationId });
  const result = await resultOf(tool, args, context);
  if (isOk(result)) {
    log.debug(\`Tool \${name} succeeded\`, { correlationId });
    return answer(${tool}result);
  }
  const { error, error_type } = result;
  log.error(\`Tool \${name} failed: \${error}\`, { correlationId, error_type, args });
  const timestamp = new Date().toISOString();
  const data = { ...result.data, correlation_id: correlationId, timestamp };
  return { ...answer(${tool}{ ...result, data }), isError: true };
}

async function resultOf(
  tool: Tool,
  args: Record<string, unknown>,
  context: Context,
): Promise<Result> {
  const { name, inputSchema } = tool.definition;
  try {
    const problems = problemsIn(args, inputSchema);
    if (problems.length > 0) {
      return failure(\`Invalid arguments: \${problems.map(({ message }) => message).join('; ')}\`, {
        error_type: 'validation_error',
        message: \`\${name} was called with arguments that do not fit.\`,
        instruction: 'Suggest corrected values for the fields named before retrying.',
        data: { validation_errors: problems },
      });
    }
    // They fit the schema, so they have the type that the handler names.
    return await tool.handle(args as never, context);
  } catch (error) {
    // The log has the whole story; the answer must not carry paths, secrets or a stack.
    const { correlationId, log } = context;
    const stack = error instanceof Error ? error.stack : String(error);
    log.error(\`Tool \${name} threw\`, { correlationId, stack });
    return failure(\`\${name} failed unexpectedly.\`, {
      error_type: 'internal_error',
      exception: error instanceof Error ? error.name : typeof error,
      message: 'Something broke while the tool was at work.',
      instruction: 'Present this error to the user and take no further action.',
    });
  }
}
`

const answerText = `/** The whole Result, as text and as structured content. */
function answer(result: Result): CallToolResult {
  const content = [{ type: 'text' as const, text: toJsonString(result) }];
  return { content, structuredContent: toJson(result) };
}
`

const anyValue = `structuredContent: value as Record<string, unknown>,`
const objectsOnly = `// The SDK takes nothing but objects here.
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { structuredContent: value as Record<string, unknown> }
      : {}),`

const answerOfKinds = (onlyObjects: boolean) => `/** The Result, or its value alone where that is what the outputSchema describes. */
function answer(tool: Tool, result: Result): CallToolResult {
  const whole = text(toJsonString(result));
  if (tool.sends !== 'value') return { content: [whole], structuredContent: toJson(result) };
  if (!isOk(result)) return { content: [whole] };
  const { value, message, instruction } = result;
  const notes = [message, instruction].filter((note) => note !== undefined).map(text);
  return {
    content: [text(JSON.stringify(value, null, 2) ?? 'null'), ...notes],
    ${onlyObjects ? objectsOnly : anyValue}
  };
}

const text = (text: string) => ({ type: 'text' as const, text });
`
