import { asJsonObject, asText, type Json, type JsonObject } from '#source'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'
import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { serverUrl } from '../operator/server-url.ts'

const path = '/operator/vendors/dead-letters'

/** Prints the vendor calls that a server gave up (dead letters), or has the server send one of them again. */
export async function vendors(args: readonly string[]): Promise<number> {
  const [what = '', ...rest] = args
  chooseOption('action', what, { 'dead-letters': true })
  const options = parseOptions(rest, ['url', 'send-again'], ['json'])
  const url = serverUrl(options)
  const id = options.find('send-again')
  if (id !== undefined) {
    await askOperator(url, `${path}/${encodeURIComponent(id)}/send-again`, {})
    console.log(`${id} is sent again.`)
    return 0
  }
  const answer = asJsonObject(await askOperator(url, path))
  if (options.has('json')) console.log(JSON.stringify(answer, null, 2))
  else print(listOf(answer.deadLetters), listOf(answer.notes))
  return 0
}

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.map(asJsonObject) : []

function print(deadLetters: readonly JsonObject[], notes: readonly JsonObject[]): void {
  if (deadLetters.length === 0) console.log('Nothing was given up.')
  for (const { id, since, connection, operation, lender, application = '', attempts, reason } of deadLetters)
    console.log(
      `${asText(since)}  ${asText(id)}\n  ${asText(operation)} by ${asText(connection)} for ${asText(lender)} ${asText(application)}\n  ${attempts} attempts: ${asText(reason)}`,
    )
  if (deadLetters.length > 0)
    console.log('\nSent again with `npx journey vendors dead-letters --send-again ID`.')
  for (const { lastAt, kind, connection, call, count, application = '' } of notes)
    console.log(
      `${asText(lastAt)}  ${asText(kind)} from ${asText(connection)}, ${count} times ${asText(call)} ${asText(application)}`.trimEnd(),
    )
}
