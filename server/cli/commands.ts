import { defaultDialect, mtdfDialects } from '#shared/mtdf/dialects/index'
import type { Command, Option } from './command'

const format: Option = { type: 'string', value: 'text|json', does: 'how the answer is printed (text)' }
const dialect: Option = {
  type: 'string',
  value: mtdfDialects.map(({ id }) => id).join('|'),
  does: `the dialect (${defaultDialect})`,
}
const data: Option = { type: 'string', value: 'DIR', does: "the data folder (the system's place for it)" }
const server: Record<string, Option> = {
  server: { type: 'string', value: '"COMMAND ARGS…"', does: 'a server to start, over stdio' },
  env: { type: 'string', multiple: true, value: 'NAME=VALUE', does: 'a variable for the server, may be repeated' },
  url: { type: 'string', value: 'URL', does: 'a server behind a URL, over Streamable HTTP' },
  header: { type: 'string', multiple: true, value: '"Name: value"', does: 'a header for the server, may be repeated' },
}

/** Everything that `toolwright` can do: parsing, help and tests are made from this list. */
export const commands = [
  {
    name: 'serve',
    usage: '[-- COMMAND ARGS…]',
    does: 'Starts the app and prints a link that opens it. With a command or a URL it opens with that server connected, with --open on a toolset of your own files.',
    rest: true,
    options: {
      port: { type: 'string', value: 'N', does: 'the port (4280, or the next free one)' },
      host: { type: 'string', value: 'ADDRESS', does: 'the loopback address to listen on (127.0.0.1)' },
      data,
      'database-url': { type: 'string', value: 'URL', does: 'a PostgreSQL database instead of a file in the data folder' },
      url: { type: 'string', value: 'URL', does: 'connect to the server behind this URL' },
      header: { type: 'string', multiple: true, value: '"Name: value"', does: 'a header for it, may be repeated' },
      env: { type: 'string', multiple: true, value: 'NAME=VALUE', does: 'a variable for the command, may be repeated' },
      open: { type: 'string', value: 'PATH', does: 'open a folder of MTDF files, one of them or a toolset, and keep it in step' },
      'no-open': { type: 'boolean', does: 'do not open the browser' },
      'print-token': { type: 'boolean', does: 'write the API token to standard error' },
    },
    run: async (invocation) => (await import('./serve')).runServe(invocation),
  },
  {
    name: 'link',
    usage: '',
    does: 'Prints a new one-time link to the app that runs on a data folder.',
    options: { data, format },
    run: async (invocation) => (await import('./link')).runLink(invocation),
  },
  {
    name: 'call',
    usage: 'TOOL',
    does: 'Calls one tool of a live server and prints its result.',
    words: 1,
    options: {
      ...server,
      arguments: { type: 'string', value: 'JSON', does: 'the arguments, a JSON object ({})' },
      timeout: { type: 'string', value: 'SECONDS', does: 'how long to wait for the answer (300)' },
      era: { type: 'string', value: 'legacy|auto|modern', does: 'the protocol era (legacy for a command, auto for a URL)' },
      format,
    },
    run: async (invocation) => (await import('./call')).runCall(invocation),
  },
  {
    name: 'argv',
    usage: 'SOURCE',
    does: 'Prints the command line an MTDF tool would run, and runs nothing. SOURCE is a file, a folder, or - for standard input.',
    words: 1,
    options: {
      tool: { type: 'string', value: 'NAME', does: 'the tool: its name, or the path of names joined by /' },
      arguments: { type: 'string', value: 'JSON', does: 'the arguments, a JSON object ({})' },
      dialect,
      root: { type: 'string', value: 'DIR', does: 'the folder in which paths must stay (the current one)' },
      format,
    },
    run: async (invocation) => (await import('./argv')).runArgv(invocation),
  },
  {
    name: 'validate',
    usage: 'SOURCE…',
    does: 'Validates MTDF files, folders of them, or standard input (-) as one dialect does.',
    words: Number.POSITIVE_INFINITY,
    options: {
      dialect,
      guidance: { type: 'string', value: 'FILE', does: 'the guidance texts (tool_guidance.json beside a file)' },
      verbose: { type: 'boolean', does: 'say also why a warning matters, and what passed' },
      format: { ...format, value: 'text|json|guide' },
    },
    run: async (invocation) => (await import('./validate')).runValidate(invocation),
  },
  {
    name: 'schema',
    usage: 'mtdf',
    does: 'Prints the JSON Schema of MTDF, for editors.',
    words: 1,
    options: { dialect },
    run: async (invocation) => (await import('./schema')).runSchema(invocation),
  },
  {
    name: 'import',
    usage: 'SOURCE',
    does: 'Reads any source into a Toolwright toolset.',
    words: 1,
    options: { ...server, out: { type: 'string', value: 'FILE', does: 'the file to write' }, format },
    run: async (invocation) => (await import('./import')).runImport(invocation),
  },
  {
    name: 'export',
    usage: 'SOURCE',
    does: 'Writes the tools of any source as the files of a target.',
    words: 1,
    options: {
      ...server,
      target: { type: 'string', value: 'ID', does: 'what to write, one of those below' },
      out: { type: 'string', value: 'DIR', does: 'the folder to write into' },
      option: { type: 'string', multiple: true, value: 'KEY=VALUE', does: 'an option of the target, may be repeated' },
      format,
    },
    more: async () => (await import('./export')).targetLines(),
    run: async (invocation) => (await import('./export')).runExport(invocation),
  },
  {
    name: 'preview',
    usage: 'SOURCE',
    does: 'Tells what clients show to people and send to models of the tools of any source, and whether they ask.',
    words: 1,
    options: {
      ...server,
      client: { type: 'string', multiple: true, value: 'ID', does: 'a client, one of those below, may be repeated (all)' },
      'server-name': { type: 'string', value: 'NAME', does: 'the server as a person would configure it (the name of the source)' },
      'server-id': { type: 'string', value: 'ID', does: 'the id a client made for the server, where names depend on it' },
      way: { type: 'string', value: 'ID', does: 'how the server came to the client, such as plugin or connector (the usual way)' },
      plugin: { type: 'string', value: 'NAME', does: 'the plugin that brings the server' },
      model: { type: 'string', value: 'NAME', does: 'the model a client talks to, such as gpt-4.1, for what depends on it' },
      format,
    },
    more: async () => (await import('./preview')).clientLines(),
    run: async (invocation) => (await import('./preview')).runPreview(invocation),
  },
  {
    name: 'docs',
    usage: 'SOURCE',
    does: 'Writes a Markdown reference of the tools of any source.',
    words: 1,
    options: { ...server, out: { type: 'string', value: 'DIR', does: 'the folder to write into' }, format },
    run: async (invocation) => (await import('./export')).runDocs(invocation),
  },
  {
    name: 'sample',
    usage: '',
    does: 'Runs the sample MCP server over stdio.',
    options: {},
    run: async () => (await import('./sample')).runSampleCommand(),
  },
] as const satisfies readonly Command[]
