/** The entries of the list of tools in a collected file, each as it stands there, but on one line: that is what stdio can carry. */
export function toolTexts(file: string): string[] {
  // A line break cannot stand inside a JSON string, so this takes away nothing but layout.
  const text = file.replace(/\r?\n\s*/g, '')
  const tools = entries(text).find((entry) => /^"tools"\s*:/.test(entry))
  return tools === undefined ? [] : entries(tools.slice(tools.indexOf(':') + 1).trim())
}

/** What stands between the commas of one object or list; written apart from the product's own scanner, to judge it. */
function entries(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 1
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    const ends = (token === ',' && depth === 1) || depth === 0
    if (ends && text.slice(from, index).trim() !== '') found.push(text.slice(from, index).trim())
    if (ends) from = index + 1
  }
  return found
}
