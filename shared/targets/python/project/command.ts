import type { CommandLine } from '../../command-line'
import { lines } from '../../text'
import type { PlannedTool } from '../plan'

/** `command.py`, with what the commands at hand need. */
export function commandFile(tools: readonly PlannedTool[]): string {
  const running = tools.filter(({ command }) => command !== undefined)
  const some = (has: (argument: CommandLine['arguments'][number]) => unknown) =>
    running.some(({ command }) => command?.arguments.some((argument) => has(argument)))
  const withFiles = some(({ isFile }) => isFile)
  const withFolder = running.some(({ command }) => command?.workingDirectory !== undefined)
  const withPaths = some(({ isPath }) => isPath) || withFolder
  const prints = running.some(({ structured }) => structured.value !== undefined)
  return lines(
    '"""Runs commands: no shell, a time limit, and no way out of the folder the server works in."""',
    '',
    'from __future__ import annotations',
    '',
    'import json',
    'import subprocess',
    withFiles && 'import tempfile',
    'from dataclasses import dataclass',
    'from pathlib import Path',
    'from typing import Any',
    withFiles && 'from urllib.parse import quote',
    '',
    'import anyio',
    prints && 'from pydantic import TypeAdapter',
    '',
    'from .model import Model',
    'from .result import Result',
    '',
    '_MOST_OUTPUT = 10 * 1024 * 1024',
    '',
    '',
    '@dataclass(frozen=True)',
    'class Argument:',
    '    """Comes from a property; without a flag it stands by itself."""',
    '',
    '    property: str',
    '    flag: str | None = None',
    withPaths && '    is_path: bool = False',
    withFiles && '    # The value is handed over in a file.\n    is_file: bool = False',
    '',
    '',
    '@dataclass(frozen=True)',
    'class Command:',
    '    words: list[str]',
    '    arguments: list[Argument]',
    '    timeout_seconds: float',
    withFolder && '    # The property that names the folder to run in.\n    working_directory: str | None = None',
    '',
    '',
    '@dataclass(frozen=True)',
    'class Output:',
    '    stdout: str',
    '    stderr: str',
    '',
    '',
    'class _Refused(Exception):',
    '    """An argument that the command must not get."""',
    '',
    '    def __init__(self, error: str, **how: Any) -> None:',
    '        super().__init__(error)',
    '        self.result: Result[Any] = Result.failure(error, **how)',
    '',
    '',
    'async def run_command(command: Command, args: Model) -> Result[Output]:',
    '    """Runs a command inside the folder this server was started in."""',
    '    # Only what was sent: defaults are for the handler, the command has its own.',
    '    values = args.model_dump(by_alias=True, exclude_unset=True)',
    '    cwd = Path.cwd()',
    ...runText(withFolder, withFiles),
    '',
    '',
    ...lineText(withPaths, withFiles),
    '',
    '',
    ...(withPaths ? [insideText, '', ''] : []),
    executeText,
    ...(prints ? ['', '', printedText] : []),
    '',
  )
}

function runText(withFolder: boolean, withFiles: boolean): string[] {
  const folder = withFolder
    ? ['if command.working_directory in values:', '    cwd = Path(_path_inside(values[command.working_directory], cwd))']
    : []
  const run = withFiles
    ? [
        'with tempfile.TemporaryDirectory(prefix="arguments-") as files:',
        '    line = _command_line(command, values, cwd, Path(files))',
        '    return await _execute(line, cwd, command.timeout_seconds)',
      ]
    : ['line = _command_line(command, values, cwd)', 'return await _execute(line, cwd, command.timeout_seconds)']
  return [
    '    try:',
    ...[...folder, ...run].map((line) => `        ${line}`),
    '    except _Refused as refused:',
    '        return refused.result',
  ]
}

function lineText(withPaths: boolean, withFiles: boolean): string[] {
  return [
    `def _command_line(command: Command, values: dict[str, Any], cwd: Path${withFiles ? ', files: Path' : ''}) -> list[str]:`,
    '    """The words and arguments, each on its own, as the system takes them."""',
    '    line = [*command.words]',
    '    for argument in command.arguments:',
    '        value = values.get(argument.property)',
    '        if value is None or value is False:',
    '            continue',
    '        if value is True and argument.flag is not None:',
    '            line.append(argument.flag)',
    '            continue',
    '        for item in value if isinstance(value, (list, tuple)) else [value]:',
    '            text = item if isinstance(item, str) else json.dumps(item)',
    '            if argument.flag is not None:',
    '                line.append(argument.flag)',
    '            elif isinstance(item, str) and text.startswith("-"):',
    '                raise _option_like(argument.property, text)',
    ...(withPaths ? ['            if argument.is_path:', '                text = _path_inside(text, cwd)'] : []),
    ...(withFiles ? ['            if argument.is_file:', '                text = _as_file(files, argument.property, text)'] : []),
    '            line.append(text)',
    '    return line',
    '',
    '',
    'def _option_like(name: str, value: str) -> _Refused:',
    '    """The command would take it for one of its options."""',
    `    allowed = 'text that does not begin with "-"'`,
    '    return _Refused(',
    '        f"{name} must not begin with a dash.",',
    '        error_type="invalid_input",',
    '        instruction="Suggest another value before retrying.",',
    '        data={"field": name, "provided_value": value, "allowed": allowed},',
    '    )',
    ...(withFiles
      ? [
          '',
          '',
          'def _as_file(folder: Path, name: str, text: str) -> str:',
          '    path = folder / quote(name, safe="")',
          '    path.touch(mode=0o600)',
          '    path.write_text(text, encoding="utf-8")',
          '    return str(path)',
        ]
      : []),
  ]
}

const insideText = `def _path_inside(path: str, folder: Path) -> str:
    """The absolute path, as long as it does not lead out of the folder, links followed."""
    wanted = folder / path
    if not wanted.resolve().is_relative_to(Path.cwd().resolve()):
        raise _Refused(
            "The path leads out of the folder this server works in.",
            error_type="forbidden",
            instruction="Present this error to the user and take no further action.",
            data={"provided_value": path, "allowed": "paths inside the working folder"},
        )
    return str(wanted)`

const executeText = `async def _execute(line: list[str], cwd: Path, timeout_seconds: float) -> Result[Output]:
    program = line[0]
    try:
        # Nobody is there to answer what it may ask: its input is empty.
        with anyio.fail_after(timeout_seconds):
            done = await anyio.run_process(line, stdin=subprocess.DEVNULL, check=False, cwd=cwd)
    except FileNotFoundError:
        return Result.failure(
            f"{program} cannot be found on this machine.", error_type="service_unavailable"
        )
    except TimeoutError:
        return Result.failure(
            f"{program} did not end within {timeout_seconds} seconds.", error_type="timeout"
        )
    if len(done.stdout) + len(done.stderr) > _MOST_OUTPUT:
        return Result.failure(f"{program} printed too much.", error_type="dependency_failure")
    stdout = done.stdout.decode(errors="replace")
    stderr = done.stderr.decode(errors="replace")
    if done.returncode == 0:
        return Result.ok(Output(stdout, stderr))
    return Result.failure(
        f"{program} ended with {done.returncode}.",
        error_type="dependency_failure",
        data={"exit_code": done.returncode, "stdout": stdout, "stderr": stderr},
    )`

const printedText = `def printed_json(output: Result[Output], kind: Any) -> Result[Any]:
    """What the command printed, as JSON of this kind; a failure stays one."""
    if output.value is None:
        return output
    return Result.ok(TypeAdapter(kind).validate_json(output.value.stdout))`
