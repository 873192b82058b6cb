type Token = { kind: 'plain' | 'key' | 'string' | 'secret'; text: string }

const isSecretName = (name: string) => /token|secret|key|pass|auth|credential|cookie|session/i.test(name)

/** The pasted text in pieces of equal length, so that colour and covering can lie exactly over it. */
export function pastedTokens(text: string): Token[] {
  const tokens: Token[] = []
  let key = ''
  let done = 0
  const put = (kind: Token['kind'], piece: string) => piece !== '' && tokens.push({ kind, text: piece })
  for (const found of text.matchAll(/"(?:[^"\\\n]|\\.)*"(\s*:)?|([A-Za-z_]\w*)=(\S+)/g)) {
    put('plain', text.slice(done, found.index))
    done = found.index + found[0].length
    const [whole, colon, variable, value = ''] = found
    if (variable !== undefined) {
      put('plain', `${variable}=`)
      put(isSecretName(variable) ? 'secret' : 'plain', isSecretName(variable) ? covered(value) : value)
    } else if (colon !== undefined) {
      key = whole.slice(1, whole.lastIndexOf('"'))
      put('key', whole)
    } else {
      put('string', '"')
      put(isSecretName(key) ? 'secret' : 'string', isSecretName(key) ? covered(whole.slice(1, -1)) : whole.slice(1, -1))
      put('string', '"')
    }
  }
  put('plain', text.slice(done))
  return tokens
}

const covered = (value: string) => (value.includes('${') ? value : '•'.repeat(value.length))
