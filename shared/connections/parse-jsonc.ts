/** JSON out of JSON with comments and commas too many, as editors' settings have it. Texts in quotes are left alone. */
export function plainJson(text: string): string {
  const token = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
  const uncommented = text.replace(token, (found) => (found.startsWith('"') ? found : ' '))
  return uncommented
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (found) => (found === ',' ? '' : found))
    .trim()
    .replace(/,$/, '')
}
