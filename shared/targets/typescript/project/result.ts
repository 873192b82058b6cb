import { errorTypes } from '../../../tool/error-types'

/** `src/result.ts` */
export const resultFile = `/** What went wrong, in a word that a program can act on. */
export type ErrorType =
${errorTypes.map((type) => `  | '${type}'`).join('\n')};

/** Words for the person, and words for the agent that made the call. */
export type Notes = { message?: string; instruction?: string };

export type Success<Value> = Notes & { success: true; value: Value };

export type Failure = Notes & {
  success: false;
  error: string;
  error_type: ErrorType | (string & {});
  /** The class of what was thrown; its text stays in the log. */
  exception?: string;
  data?: Record<string, unknown>;
};

/** How a call ended. Handlers return one and throw nothing on purpose. */
export type Result<Value = unknown> = Success<Value> | Failure;

export function ok<Value>(value: Value, notes: Notes = {}): Success<Value> {
  return { success: true, value, ...notes };
}

export function failure(
  error: string,
  { error_type = 'internal_error', ...rest }: Partial<Omit<Failure, 'success' | 'error'>> = {},
): Failure {
  return { success: false, error, error_type, ...rest };
}

export function isOk<Value>(result: Result<Value>): result is Success<Value> {
  return result.success;
}

export function isFailure(result: Result): result is Failure {
  return !result.success;
}

/** The result as plain JSON: what it does not say is left out. */
export function toJson(result: Result): Record<string, unknown> {
  return JSON.parse(toJsonString(result)) as Record<string, unknown>;
}

export function toJsonString(result: Result): string {
  return JSON.stringify(result, null, 2);
}
`
