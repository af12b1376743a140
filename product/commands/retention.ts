import { asJsonObject, asText, type Json, type JsonObject } from '#source'
import { CommandFailure } from '../../tools/commands/command-failure.ts'
import { type Options, parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { objectsOf } from '../operator/load-funnel.ts'
import { serverUrl } from '../operator/server-url.ts'

type RetentionOptions = Options<'application' | 'reason' | 'author' | 'purge' | 'url', 'json'>

const path = '/operator/retention'

const actions: Readonly<Record<string, (options: RetentionOptions) => Promise<Json>>> = {
  show: (options) => askOperator(serverUrl(options), path),
  hold: (options) => askOperator(serverUrl(options), `${path}/holds`, holdOf(options)),
  release: (options) => askOperator(serverUrl(options), `${path}/releases`, holdOf(options)),
  confirm: (options) => {
    const purge = options.find('purge')
    const body = { author: options.require('author'), ...(purge !== undefined && { purge }) }
    return askOperator(serverUrl(options), `${path}/confirmations`, body)
  },
}

/** Prints and changes at a running server what is kept from being purged, and what may be. */
export async function retention(args: readonly string[]): Promise<number> {
  const names = ['application', 'reason', 'author', 'purge', 'url'] as const
  const options: RetentionOptions = parseOptions(args, names, ['json'], 1)
  const [named = ''] = options.operands
  const action = Object.hasOwn(actions, named) ? actions[named] : undefined
  if (action === undefined)
    throw new CommandFailure(
      2,
      `Say what to do: retention ${Object.keys(actions).join(', ')}; see \`journey retention --help\`.`,
    )
  const state = asJsonObject(await action(options))
  for (const line of options.has('json') ? [JSON.stringify(state, null, 2)] : linesOf(state))
    console.log(line)
  return 0
}

const holdOf = (options: RetentionOptions) => ({
  application: options.require('application'),
  reason: options.require('reason'),
  author: options.require('author'),
})

function linesOf(state: JsonObject): readonly string[] {
  const holds = objectsOf(state.holds).map(
    ({ application, author, at, reason }) =>
      `${asText(application)} is held by ${asText(author)} since ${asText(at)}: ${asText(reason)}`,
  )
  const waiting = objectsOf(state.waiting).map(
    ({ purge, count, at }) => `${asText(purge)} waits since ${asText(at)}: ${count} are due, more than usual`,
  )
  return [
    ...(holds.length === 0 ? ['No application is held.'] : holds),
    ...(waiting.length === 0 ? ['Nothing waits to be confirmed.'] : waiting),
  ]
}
