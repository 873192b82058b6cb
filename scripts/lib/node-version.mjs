// Imported first by every script, so that an old Node gets a sentence instead of a stack.
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(
    `Toolwright needs Node 20 or newer; this is Node ${process.versions.node}. Install a current Node and run the command again.`,
  )
  process.exit(2)
}
