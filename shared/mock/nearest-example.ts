import { type Doc, member, sameJson } from '../tool/json'
import type { Design } from '../tool/node'

type Example = NonNullable<Design['examples']>[number]
type Answered = Example & { answer: Doc }

/** The example that comes nearest to some arguments: the same ones, else the most of them; of equals the first. Without an answer it is none. */
export function nearestExample(examples: readonly Example[], args: Doc): { example: Answered; shared: number; same: boolean } | undefined {
  const ranked = examples
    .filter((example): example is Answered => example.answer !== undefined)
    .map((example) => ({ example, same: sameJson(example.arguments, args), shared: sharedCount(example.arguments, args) }))
  return ranked.find(({ same }) => same) ?? ranked.reduce<(typeof ranked)[number] | undefined>(nearer, undefined)
}

const nearer = <T extends { shared: number }>(best: T | undefined, one: T): T => (best && best.shared >= one.shared ? best : one)

const sharedCount = (a: Doc, b: Doc) =>
  Object.keys(a).filter((key) => Object.hasOwn(b, key) && sameJson(member(a, key), member(b, key))).length
