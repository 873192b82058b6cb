/** Texts that the two databases, or JavaScript, treat in ways of their own. */
export const difficultTexts: readonly string[] = [
  '',
  ' leading and trailing ',
  'a\0b',
  '\0',
  '\\u0000',
  '\ud83d',
  'x\udc00y',
  '\udc00\ud83d',
  '😀 𝒳 👩‍👩‍👧',
  'e\u0301 é ﬁ',
  'ÅåſK',
  '\u2028\u2029\ufeff\ufffe\uffff',
  '\u007f\u0085\u009f',
  `quotes " ' \` and \\ and %_*?`,
  "'); drop table toolsets; --",
  '\r\n\t\b',
  '$1 ?1 :name @name',
  '{"json": [1, null]}',
  '__proto__',
  'constructor',
  'İIıi',
  'x'.repeat(100_000),
]

export const short = (text: string) => JSON.stringify(text).slice(0, 40)
