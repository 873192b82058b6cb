import { ServerText } from '../../ui/server-text'

/** A sentence of ours in which names stand between backticks. */
export function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <code key={index}>
        <ServerText text={part} />
      </code>
    ) : (
      part
    ),
  )
}
