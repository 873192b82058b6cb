/** How a claim is known; the first is the strongest. */
export const evidences = [
  { id: 'source-read', label: 'source read', means: "Read in the client's own public source." },
  { id: 'documented', label: 'documented', means: "The vendor's documentation, changelog or API description says so." },
  { id: 'audited', label: 'audited', means: 'A closed client: a third-party audit quotes the shipped build or the vendor page.' },
  { id: 'reported', label: 'reported', means: 'An issue, a pull request or a third-party measurement says so.' },
  { id: 'unknown', label: 'not established', means: 'No public source was found.' },
] as const

export type Evidence = (typeof evidences)[number]['id']

/** Where a claim can be looked up; `date` is the day of the text that was read, as exactly as it is known. */
export type Source = { date: string; note?: string } & (
  | { repo: string; path: string; symbol: string; commit?: string }
  | { issue: string }
  | { page: string; url: string }
)

/** A matter and how it is known; `also` are further places that say it. Where the evidence is "unknown" nothing else may be said. */
export type Claim = { evidence: Evidence; source?: Source; also?: readonly Source[]; notes?: readonly string[] }

export const evidenceOf = (id: Evidence) => evidences.find((one) => one.id === id) as (typeof evidences)[number]

/** A source in a few words. */
export function sourceLabel(source: Source): string {
  if ('repo' in source) return source.repo
  return 'issue' in source ? (source.issue.split('/')[1] ?? source.issue) : source.page
}

/** Where a source can be read on the web. */
export function sourceLink(source: Source): string {
  if ('repo' in source) return `https://github.com/${source.repo}/blob/${source.commit ?? 'HEAD'}/${source.path}`
  return 'issue' in source ? `https://github.com/${source.issue.replace('#', '/issues/')}` : source.url
}
