import { lines } from '../../text'
import { quoted } from '../literal'
import type { Plan } from '../plan'

/** `pyproject.toml` */
export function projectFile({ toolset, project, package: name }: Plan): string {
  const version = toolset.server?.version ?? '1.0.0'
  return lines(
    '[build-system]',
    'requires = ["hatchling"]',
    'build-backend = "hatchling.build"',
    '',
    '[project]',
    `name = "${project}"`,
    `version = ${quoted(/^\d+(\.\d+)*((a|b|rc|\.dev|\.post)\d+)?$/.test(version) ? version : '1.0.0')}`,
    'readme = "README.md"',
    'requires-python = ">=3.10"',
    'dependencies = ["anyio>=4.9", "jsonschema>=4.20", "mcp>=2.3,<3", "pydantic>=2.12"]',
    '',
    '[project.optional-dependencies]',
    'dev = ["pytest>=8"]',
    '',
    '[project.scripts]',
    `${project} = "${name}.__main__:main"`,
    '',
    '[tool.hatch.build.targets.wheel]',
    `packages = ["src/${name}"]`,
    '',
    '[tool.pytest.ini_options]',
    'pythonpath = ["src"]',
    'testpaths = ["tests"]',
    '',
    '[tool.ruff]',
    'line-length = 100',
    '',
  )
}

/** `.gitignore` */
export const ignoreFile = '.venv/\n__pycache__/\n*.egg-info/\n.pytest_cache/\ndist/\n'

/** `__init__.py` */
export const initFile = ({ tools }: Plan): string =>
  `"""An MCP server with ${tools.length === 1 ? 'one tool' : `${tools.length} tools`}, over stdio."""\n`

/** `__main__.py` */
export const mainFile = `"""Serves over stdio."""

import anyio
from mcp.server.stdio import stdio_server

from .log import configure_logging
from .server import create_server


async def serve() -> None:
    server = create_server()
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())


def main() -> None:
    configure_logging()
    anyio.run(serve)


if __name__ == "__main__":
    main()
`
