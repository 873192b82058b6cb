// What `toolwright call` does, written by hand on the SDK: connect to the server given, call echo once, print, close.

import { connectDirect } from '../lib/direct.mjs'

const client = await connectDirect(process.argv[2])
const { content } = await client.callTool({ name: 'echo', arguments: { text: 'hello' } })
console.log(content[0].text)
await client.close()
