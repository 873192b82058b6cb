import type { Client } from '#shared/preview/client'
import type { Preview } from '#shared/preview/preview'
import type { Doc, Json } from '#shared/tool/json'
import { descriptionOf, nameOf } from '#shared/tool/lenses'

/** The question a client asks before a call, as far as it is known. */
export type DrawnDialog = {
  heading?: string
  subtitle?: string
  /** The description of the tool stands in it. */
  description?: string
  /** What else its body holds, in our words. */
  body?: string
  args?: { lines: readonly string[]; says: string }
  disclaimer?: string
  buttons: readonly string[]
  remember?: string
}

export type DialogWords = { server: string; announced?: string; args: Doc }

/** Undefined where nothing is known of its look. */
export function drawnDialog(client: Client, tool: Doc, { preview, ...words }: DialogWords & { preview: Preview }): DrawnDialog | undefined {
  const { dialog } = client.approval
  if (!dialog) return undefined
  const { heading, subtitle, body, args, disclaimer, buttons, remember } = dialog
  const fill = filler(client, tool, words, preview)
  const lines = args === undefined ? undefined : argumentLines(args, words.args)
  const description = body === 'description' ? descriptionOf(tool) : undefined
  const drawn: DrawnDialog = {
    ...(heading !== undefined && { heading: fill(heading) }),
    ...(subtitle !== undefined && { subtitle: fill(subtitle) }),
    ...(description && { description }),
    ...(body !== undefined && body !== 'description' && { body }),
    ...(lines && lines.length > 0 && args !== undefined && { args: { lines, says: args } }),
    ...(disclaimer !== undefined && { disclaimer: fill(disclaimer) }),
    buttons: buttons.map((button) => chosen(fill(button), preview.verdict.review === true)),
    ...(remember !== undefined && { remember }),
  }
  return heading === undefined && !lines && buttons.length === 0 ? undefined : drawn
}

/** Fills the words in braces of a template that this client uses. */
export function filler(client: Client, tool: Doc, { server, announced }: Omit<DialogWords, 'args'>, { label, name }: Preview) {
  const toolName = nameOf(tool)
  const spoken = (text: string) => text.replace(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
  const words: Record<string, string> = {
    title: label?.text ?? toolName,
    tool: toolName,
    server,
    name: name?.name ?? toolName,
    'server label': announced ?? server,
    Server: spoken(server),
    Tool: spoken(toolName),
    app: client.label,
  }
  return (template: string) => template.replace(/\{([\w ]+)\}/g, (all, key: string) => words[key] ?? all)
}

/** "Allow (or Allow and Review)": the second where the result is reviewed. */
function chosen(button: string, reviews: boolean): string {
  const [, usual, other] = /^(.+) \(or (.+)\)$/.exec(button) ?? []
  return usual === undefined || other === undefined ? button : reviews ? other : usual
}

const longestValue = 60

/** The arguments as the client lays them out, by what is known of that. Undefined where they are not in the question. */
function argumentLines(says: string, args: Doc): readonly string[] | undefined {
  if (says.includes('not in the question')) return undefined
  const most = /at most (\d+) parameters in name order/.exec(says)?.[1]
  if (most !== undefined) {
    const names = Object.keys(args).sort().slice(0, Number(most))
    return names.map((name) => `${short(name)}: ${short(args[name] as Json)}`)
  }
  if (/pretty/.test(says)) return JSON.stringify(args, null, 2).split('\n')
  return [JSON.stringify(args, null, 1).replace(/\n\s*/g, ' ')]
}

function short(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const letters = [...text]
  return letters.length > longestValue ? `${letters.slice(0, longestValue - 1).join('')}…` : text
}
