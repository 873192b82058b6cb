import { type Doc, isDoc } from '#shared/tool/json'
import { answerTo } from './protocol'

/** Answers to what a server wants to know before it goes on; `undefined` where it wants nothing, or something only a person can give. */
export function inputResponses(result: Doc): Doc | undefined {
  if (result.resultType !== 'input_required' || !isDoc(result.inputRequests)) return undefined
  const answers = Object.entries(result.inputRequests).map(([key, request]) => {
    const answer = isDoc(request) && typeof request.method === 'string' ? answerTo(request.method) : undefined
    return [key, answer && 'result' in answer ? answer.result : undefined] as const
  })
  return answers.every(([, answer]) => answer !== undefined) ? (Object.fromEntries(answers) as Doc) : undefined
}
