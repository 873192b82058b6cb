/** What a JSON-RPC error code says. `did` tells whether the tool can have run: what a person wants to know first. */
export type ErrorCodeMeaning = { name: string; sentence: string; did: 'did not run' | 'may have run'; next: string }

const parse: ErrorCodeMeaning = {
  name: 'Parse error',
  sentence: 'The server could not read the message as JSON.',
  did: 'did not run',
  next: 'Look at the request under Wire: something between us and the server may have changed it.',
}

/** Codes with a meaning of their own, from JSON-RPC and from every revision of the protocol; the retired ones are still met. */
const known: Readonly<Record<number, ErrorCodeMeaning>> = {
  [-32700]: parse,
  [-32600]: {
    name: 'Invalid request',
    sentence: 'The message was JSON, but no request or answer that JSON-RPC knows.',
    did: 'may have run',
    next: 'Compare request and answer under Wire.',
  },
  [-32601]: {
    name: 'Method not found',
    sentence: 'The server does not know tools/call, or not in this state.',
    did: 'did not run',
    next: 'See whether the server declares the tools capability; reconnect if it was started anew.',
  },
  [-32602]: {
    name: 'Invalid params',
    sentence: 'The server refused the request itself: it knows no tool of this name, or the arguments have the wrong shape.',
    did: 'did not run',
    next: 'Correct the arguments, or read the list of tools again if the name may have changed.',
  },
  [-32603]: {
    name: 'Internal error',
    sentence: 'Something failed inside the server while it worked on the request.',
    did: 'may have run',
    next: 'Its own log says more: look at Stderr.',
  },
  [-32000]: {
    name: 'Server error',
    sentence: 'The server reports a fault of its own kind. Older libraries use this code when a connection closed.',
    did: 'may have run',
    next: 'Its message and Stderr say more.',
  },
  [-32001]: {
    name: 'Request timed out or session unknown',
    sentence:
      'Older libraries use this code for a request that took too long inside the server, and for a session the server no longer knows.',
    did: 'may have run',
    next: 'Reconnect, then call again.',
  },
  [-32002]: {
    name: 'Resource not found',
    sentence: 'The server has no resource of that address. Newer revisions say this with -32602.',
    did: 'may have run',
    next: 'Check the address in the arguments.',
  },
  [-32020]: {
    name: 'Header mismatch',
    sentence: 'A required HTTP header is missing or does not equal the body.',
    did: 'did not run',
    next: 'A proxy in between may drop or change headers; compare under Wire.',
  },
  [-32021]: {
    name: 'Missing client capability',
    sentence: 'The tool needs something of the client that this connection does not offer.',
    did: 'did not run',
    next: 'The data of the error names the capability.',
  },
  [-32022]: {
    name: 'Unsupported protocol version',
    sentence: 'The server does not speak the revision this connection uses.',
    did: 'did not run',
    next: 'Set the era of the connection, then reconnect. The data names what the server supports.',
  },
  [-32042]: {
    name: 'A page must be visited first',
    sentence: 'The server asks the person to open a page before the call can go on. The code is retired.',
    did: 'did not run',
    next: 'The data names the page. Open it only if you trust the server, then call again.',
  },
  [-32800]: {
    name: 'Request cancelled',
    sentence: 'The server gave the request up. The code comes from the Language Server Protocol.',
    did: 'may have run',
    next: 'Call again.',
  },
}

const ranges: readonly { from: number; to: number; meaning: ErrorCodeMeaning }[] = [
  {
    from: -32019,
    to: -32000,
    meaning: {
      name: 'Server error',
      sentence: 'A code of the server itself, from the range older revisions left to servers.',
      did: 'may have run',
      next: 'Its message, its data and Stderr say more.',
    },
  },
  {
    from: -32099,
    to: -32020,
    meaning: {
      name: 'Reserved code',
      sentence: 'A code from the range that the protocol keeps for itself, but not one it has given a meaning yet.',
      did: 'may have run',
      next: 'The server may follow a newer revision than we know.',
    },
  },
  {
    from: -32768,
    to: -32100,
    meaning: {
      name: 'Reserved code',
      sentence: 'JSON-RPC keeps this range for itself and has given this code no meaning.',
      did: 'may have run',
      next: 'Its message and Stderr say more.',
    },
  },
]

const own: ErrorCodeMeaning = {
  name: 'The server’s own code',
  sentence: 'The code lies outside the ranges that JSON-RPC and the protocol keep for themselves: only the server knows what it means.',
  did: 'may have run',
  next: 'Its message, its data and its documentation say more.',
}

const noNumber: ErrorCodeMeaning = {
  name: 'A code that is no number',
  sentence: 'JSON-RPC wants a whole number here. The server sent something else.',
  did: 'may have run',
  next: 'Strict clients may drop such an answer: tell the author of the server.',
}

/** Takes whatever stands in `error.code`: servers send texts and nothing at all. */
export function errorCodeMeaning(code: unknown): ErrorCodeMeaning {
  if (typeof code !== 'number' || !Number.isInteger(code)) return noNumber
  return known[code] ?? ranges.find(({ from, to }) => code >= from && code <= to)?.meaning ?? own
}

/** For the page that lists them: the codes with a name of their own, the standard ones first. */
export const namedErrorCodes: readonly (ErrorCodeMeaning & { code: number })[] = Object.entries(known).map(([code, meaning]) => ({
  code: Number(code),
  ...meaning,
}))
