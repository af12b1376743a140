import { asJsonObject, asText } from '#source'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { serverUrl } from '../operator/server-url.ts'

/** Prints the letters that a server has written, newest first, so that the operator can pass them on. */
export async function outbox(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['url', 'to'], ['json'])
  const to = options.find('to')
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const answer = await askOperator(serverUrl(options), `/operator/outbox${query}`)
  const letters = Array.isArray(answer) ? answer.map(asJsonObject) : []
  if (options.has('json')) console.log(JSON.stringify(letters, null, 2))
  else if (letters.length === 0)
    console.log(to === undefined ? 'No letter was written yet.' : `No letter to ${to}.`)
  else
    for (const { createdAt, channel, recipient, subject, body } of letters)
      console.log(
        [
          `${asText(createdAt)}  ${asText(channel).toLowerCase()} to ${asText(recipient)}`,
          `  ${asText(subject)}`,
          ...asText(body)
            .split('\n')
            .map((line) => `  ${line}`),
          '',
        ].join('\n'),
      )
  return 0
}
