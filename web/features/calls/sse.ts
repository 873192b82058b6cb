import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The events of an answer as they come. */
export async function* eventsOf(response: Response): AsyncGenerator<{ event: string; data: string }> {
  const waiting: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => void waiting.push(event) })
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  if (!reader) return
  for (;;) {
    const { done, value } = await reader.read()
    if (value) parser.feed(decoder.decode(value, { stream: true }))
    for (let next = waiting.shift(); next; next = waiting.shift()) yield { event: next.event ?? 'message', data: next.data }
    if (done) return
  }
}
