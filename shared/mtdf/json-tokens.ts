/** What strict JSON forbids. Those that do not stop the reading are read over, as an editor would. */
export type SlipKind =
  | 'byte-order-mark'
  | 'comment'
  | 'trailing-comma'
  | 'raw-control-character'
  | 'lone-surrogate'
  | 'number-too-large'
  | 'too-deep'
  | 'syntax'

/** `at` is the pointer of the innermost value that was being read. */
export type Slip = { kind: SlipKind; at: string; start: number; message: string; suggestion: string }

export type Token = {
  kind: 'string' | 'unclosed' | 'number' | 'word' | 'end' | '{' | '}' | '[' | ']' | ':' | ',' | 'other'
  start: number
  end: number
}

const pattern =
  /(?<string>"[^"\\]*(?:\\[\s\S][^"\\]*)*")|(?<unclosed>")|(?<number>-?\d[\w.+-]*)|(?<word>[A-Za-z_$][\w$]*)|(?<mark>[{}[\]:,])|(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<space>[ \t\r\n]+)|(?<other>[\s\S])/y

const said: Record<Exclude<SlipKind, 'syntax'>, [message: string, suggestion: string]> = {
  'byte-order-mark': ['The file begins with a byte-order mark.', 'Save it as UTF-8 without a byte-order mark.'],
  comment: ['JSON has no comments.', 'Move what it says into a description.'],
  'trailing-comma': ['A comma stands before a closing bracket.', 'Delete the comma.'],
  'raw-control-character': ['A text holds a raw line break or control character.', 'Write a line break in a text as \\n.'],
  'lone-surrogate': ['A text holds half of a surrogate pair.', 'Write the whole character.'],
  'number-too-large': ['A number is larger than any number can be.', 'Write a smaller one.'],
  'too-deep': ['The brackets are nested deeper than the parser follows (127 levels).', 'Nest fewer subcommands.'],
}

/** Reads a text word by word and keeps what strict JSON would not accept, in the order a strict parser would meet it. */
export class Cursor {
  readonly text: string
  readonly slips: Slip[] = []
  /** Where the innermost value stands that is being read. */
  at = ''
  stopped = false
  private position = 0
  private pending: Token | undefined

  constructor(text: string) {
    this.text = text
    if (text.startsWith('\uFEFF')) {
      this.slip('byte-order-mark', 0)
      this.position = 1
    }
  }

  slip(kind: Exclude<SlipKind, 'syntax'>, start: number): void {
    const [message, suggestion] = said[kind]
    this.slips.push({ kind, at: this.at, start, message, suggestion })
  }

  /** Nothing that follows can be understood. */
  stop(start: number, message: string): undefined {
    const suggestion = 'Look for a missing comma, quote or bracket at this place or just before it.'
    this.slips.push({ kind: 'syntax', at: this.at, start, message, suggestion })
    this.stopped = true
    return undefined
  }

  /** The end of the next word if it is this one; else it stays the next. */
  take(kind: Token['kind']): number | undefined {
    const token = this.next()
    if (token.kind === kind) return token.end
    this.pending = token
    return undefined
  }

  /** The next word; what lies between words is passed over. */
  next(): Token {
    const { pending } = this
    this.pending = undefined
    if (pending) return pending
    for (;;) {
      const start = this.position
      if (start >= this.text.length) return { kind: 'end', start, end: start }
      pattern.lastIndex = start
      const groups = (pattern.exec(this.text) as RegExpExecArray).groups as Record<string, string | undefined>
      const end = pattern.lastIndex
      this.position = end
      if (groups.comment !== undefined) this.slip('comment', start)
      else if (groups.mark !== undefined) return { kind: groups.mark as Token['kind'], start, end }
      else if (groups.space === undefined) return { kind: kinds.find((kind) => groups[kind] !== undefined) ?? 'other', start, end }
    }
  }
}

const kinds = ['string', 'number', 'word', 'unclosed'] as const
