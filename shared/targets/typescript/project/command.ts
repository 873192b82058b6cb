/** `src/command.ts` */
export function commandFile({ withFiles }: { withFiles: boolean }): string {
  return `import { type ExecFileException, execFile } from 'node:child_process';
import { ${withFiles ? 'mkdtemp, readlink, realpath, rm, writeFile' : 'readlink, realpath'} } from 'node:fs/promises';
${withFiles ? "import { tmpdir } from 'node:os';\n" : ''}import { isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { type ErrorType, type Failure, failure, isFailure, ok, type Result } from './result.js';

/** An argument comes from a property; without a flag it stands by itself. */
type Argument = {
  property: string;
  flag?: string;
  isPath?: boolean;${withFiles ? '\n  /** The value is handed over in a file. */\n  isFile?: boolean;' : ''}
};

export type Command = {
  words: readonly string[];
  arguments: readonly Argument[];
  /** The property that names the folder to run in. */
  workingDirectory?: string;
  timeoutSeconds: number;
};

export type Output = { stdout: string; stderr: string };

const mostOutput = 10 * 1024 * 1024;

/** Runs a command without a shell, inside the folder this server was started in. */
export async function runCommand(
  command: Command,
  args: object,
  signal: AbortSignal,
): Promise<Result<Output>> {
  const values = args as Record<string, unknown>;
  const folder = command.workingDirectory && values[command.workingDirectory];
  const cwd = await pathInside(String(folder ?? '.'), process.cwd());
  if (typeof cwd !== 'string') return cwd;
${
  withFiles
    ? `  const files = await mkdtemp(join(tmpdir(), 'arguments-'));
  try {
    const line = await commandLine(command, values, cwd, files);
    return isFailure(line) ? line : await execute(line.value, cwd, command.timeoutSeconds, signal);
  } finally {
    await rm(files, { recursive: true, force: true });
  }
`
    : `  const line = await commandLine(command, values, cwd);
  return isFailure(line) ? line : execute(line.value, cwd, command.timeoutSeconds, signal);
`
}}

/** The words and arguments, each on its own, as the system takes them. */
export async function commandLine(
  command: Command,
  values: Record<string, unknown>,
  cwd: string,${withFiles ? '\n  files: string,' : ''}
): Promise<Result<string[]>> {
  const line = [...command.words];
  for (const { property, flag, isPath${withFiles ? ', isFile' : ''} } of command.arguments) {
    const value = values[property];
    if (value === undefined || value === null || value === false) continue;
    if (value === true && flag !== undefined) {
      line.push(flag);
      continue;
    }
    for (const item of [value].flat()) {
      const text = typeof item === 'object' ? JSON.stringify(item) : String(item);
      if (flag !== undefined) line.push(flag);
      else if (typeof item === 'string' && text.startsWith('-')) return optionLike(property, text);
      const argument = isPath ? await pathInside(text, cwd) : text;
      if (typeof argument !== 'string') return argument;
      line.push(${withFiles ? 'isFile ? await asFile(files, property, argument) : argument' : 'argument'});
    }
  }
  return ok(line);
}
${
  withFiles
    ? `
async function asFile(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, encodeURIComponent(name));
  await writeFile(path, text, { mode: 0o600 });
  return path;
}
`
    : ''
}
/** A command would take it for one of its options. */
const optionLike = (property: string, value: string): Failure =>
  failure(\`\${property} must not begin with a dash.\`, {
    error_type: 'invalid_input',
    data: { field: property, provided_value: value, allowed: 'text that does not begin with "-"' },
    instruction: 'Suggest another value before retrying.',
  });

/** The absolute path, links followed; a failure if it leads out of the folder. */
async function pathInside(path: string, folder: string): Promise<string | Failure> {
  const root = await realpath(process.cwd());
  const wanted = resolve(folder, path);
  const way = relative(root, await existingPart(wanted));
  if (way.split(sep)[0] !== '..' && !isAbsolute(way)) return wanted;
  return failure('The path leads out of the folder this server works in.', {
    error_type: 'forbidden',
    data: { provided_value: path, allowed: 'paths inside the working folder' },
    instruction: 'Present this error to the user and take no further action.',
  });
}

/** Where a path really is, as far as it exists. A link that leads nowhere may lead anywhere. */
async function existingPart(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const { dir: parent, base, root } = parse(path);
    const isLink = await readlink(path).then(Boolean, () => false);
    return isLink || base === '' ? root : join(await existingPart(parent), base);
  }
}

function execute(
  [file = '', ...args]: readonly string[],
  cwd: string,
  timeoutSeconds: number,
  signal: AbortSignal,
): Promise<Result<Output>> {
  return new Promise((done) => {
    const options = { cwd, signal, timeout: timeoutSeconds * 1000, maxBuffer: mostOutput };
    const child = execFile(file, args, options, (error, stdout, stderr) => {
      if (!error) return done(ok({ stdout, stderr }));
      const [error_type, reason] = whyNot(error, timeoutSeconds);
      const data = { exit_code: error.code ?? null, stdout, stderr };
      done(failure(\`\${file} \${reason}.\`, { error_type, data }));
    });
    // Nobody is there to answer what it may ask.
    child.stdin?.end();
  });
}

function whyNot(error: ExecFileException, timeoutSeconds: number): [ErrorType, string] {
  if (error.code === 'ENOENT') return ['service_unavailable', 'cannot be found on this machine'];
  if (error.killed) return ['timeout', \`did not end within \${timeoutSeconds} seconds\`];
  return ['dependency_failure', \`ended with \${error.code ?? error.signal}\`];
}
`
}
