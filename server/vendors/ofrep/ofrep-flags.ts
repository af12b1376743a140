import { isJsonObject, type Json } from '#source'
import type { Services } from '../../services.ts'
import type { OfrepConnection } from '../../settings/connection.ts'
import { postMessage } from '../gateway/post-message.ts'
import type { FlagAnswer, FlagKind, FlagService } from '../ports/flag-service.ts'
import { createRest } from '../rest.ts'

/** Time limit of an evaluation. A page does not wait for flags, but its parts that depend on one appear later. */
const usualMs = 500

/** Creates a flag service over the OpenFeature Remote Evaluation Protocol. */
export function createOfrepFlags(
  connection: OfrepConnection,
  { clock, log, withinMs = usualMs }: Pick<Services, 'clock' | 'log'> & { readonly withinMs?: number },
): FlagService {
  const rest = createRest(clock)
  return {
    evaluate: async (kinds, context) => {
      if (rest.isOn()) return new Map()
      try {
        return answersIn(await ask(connection, [...kinds.keys()], context, withinMs), kinds)
      } catch (error) {
        rest.begin()
        log.warn({ connection: connection.name, reason: String(error) }, 'flag service')
        return new Map()
      }
    },
  }
}

/**
 * Evaluates a single flag at its own address, and several in one request. Throws if no response comes in time or it is not
 * JSON.
 */
async function ask(
  { url, secret, private: isPrivate }: OfrepConnection,
  keys: readonly string[],
  context: object,
  withinMs: number,
): Promise<readonly Json[]> {
  const [only] = keys
  const path = keys.length === 1 && only !== undefined ? `/${encodeURIComponent(only)}` : ''
  const { status, body } = await postMessage({
    url: new URL(`${url.replace(/\/$/, '')}/ofrep/v1/evaluate/flags${path}`),
    headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ context }),
    withinMs,
    private: isPrivate,
  })
  // Not found, or an unusable context: the service works but has no such flag.
  if (status === 404 || status === 400) return []
  if (status !== 200) throw new Error(`It answered ${status}.`)
  const answer: Json = JSON.parse(body)
  if (path !== '') return [answer]
  return isJsonObject(answer) && Array.isArray(answer.flags) ? answer.flags : []
}

function answersIn(
  entries: readonly Json[],
  kinds: ReadonlyMap<string, FlagKind>,
): ReadonlyMap<string, FlagAnswer> {
  const found = entries.flatMap((entry) => {
    const key = isJsonObject(entry) ? entry.key : undefined
    const answer = typeof key === 'string' ? answerIn(entry, kinds.get(key)) : undefined
    return typeof key === 'string' && answer !== undefined ? [[key, answer] as const] : []
  })
  return new Map(found)
}

/** Reads an answer of the requested kind. A value without a variant is `off` if it is false, otherwise `on`. */
function answerIn(entry: Json, kind: FlagKind | undefined): FlagAnswer | undefined {
  if (!isJsonObject(entry)) return undefined
  const { value, variant = value === false ? 'off' : 'on' } = entry
  if (typeof variant !== 'string') return undefined
  if (kind === 'boolean' && typeof value === 'boolean') return { variant, value }
  return kind === 'object' && isVariables(value) ? { variant, value } : undefined
}

const isVariables = (value: Json | undefined): value is Exclude<FlagAnswer['value'], boolean> =>
  isJsonObject(value) && Object.values(value).every(isVariable)

const isVariable = (value: unknown): boolean =>
  ['string', 'boolean', 'number'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))
