import type { CallToolResult } from '@modelcontextprotocol/server'
import { checkArguments, withDefaults } from './check-arguments'
import { plainFailure } from './result'
import { type Arguments, ProtocolFault, type SampleTool, type ToolContext } from './tool'

/** Runs a tool on arguments that nobody has checked yet. Only a protocol fault or a cancellation is thrown; all else is a result. */
export async function callTool(tool: SampleTool, args: Arguments, context: ToolContext): Promise<CallToolResult> {
  const problems = checkArguments(tool.definition, args)
  if (problems.length > 0) {
    const lines = problems.map(({ field, message }) => `${field} ${message}`)
    return plainFailure({
      error: `Invalid arguments: ${lines.join(' ')}`,
      error_type: 'validation_error',
      message: lines.length === 1 ? 'One argument is not valid.' : `${lines.length} arguments are not valid.`,
      instruction: 'Suggest corrected values for the fields named before retrying.',
      data: { validation_errors: problems },
    })
  }
  try {
    return await tool.run(withDefaults(tool.definition, args), context)
  } catch (error) {
    if (error instanceof ProtocolFault || context.signal.aborted) throw error
    const reason = error instanceof Error ? error : new Error(String(error))
    return plainFailure({
      error: `${tool.definition.name} failed: ${reason.message}.`,
      error_type: 'internal_error',
      exception: `${reason.name}: ${reason.message}`,
      message: 'Something broke while the tool was at work.',
      instruction: 'Present this error to the user and take no further action. Do NOT attempt to fix this automatically.',
    })
  }
}
