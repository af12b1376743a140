import { isRecord } from '#engine'
import { systemClock } from '../../clock/clock.ts'
import type { GatewayConnection } from '../../settings/connection.ts'
import { toStorable } from '../../validation/require-storable.ts'
import type { Operation } from './operations.ts'
import type { MessageAnswer } from './post-message.ts'
import { isSigned } from './signatures.ts'

/** Result of a request that was sent once. */
export type Said =
  | { readonly outcome: 'ANSWERED'; readonly answer: object }
  | { readonly outcome: 'ACCEPTED' }
  | {
      readonly outcome: 'FAILED'
      readonly reason: string
      /** Time that the vendor asks to wait. */
      readonly afterMs?: number
    }

/**
 * Reads a response: it must be signed, about this call and valid by the operation's schema. Anything else is a failure with its
 * reason.
 */
export function readAnswer(
  { secrets }: Pick<GatewayConnection, 'secrets'>,
  operation: Operation,
  call: string,
  { status, headers, body }: MessageAnswer,
): Said {
  if (status === 202)
    return operation.dueMs === undefined
      ? failed('202 to a call that a page waits for')
      : { outcome: 'ACCEPTED' }
  if (status !== 200) {
    const afterMs = retryAfterMs(headers['retry-after'])
    return { ...failed(`status ${status}`), ...(afterMs !== undefined && { afterMs }) }
  }
  if (headers['webhook-id'] !== call || !isSigned(secrets, headers, body))
    return failed('a signature that is not valid')
  return readBody(operation, call, body)
}

function readBody(operation: Operation, call: string, body: string): Said {
  const said = parseObject(body)
  if (said === undefined) return failed('no JSON')
  if (said.call !== call) return failed('an answer to another call')
  return operation.isAnswer(said.answer) && isRecord(said.answer)
    ? { outcome: 'ANSWERED', answer: said.answer }
    : failed(`an answer that is not as its schema says: ${faultsOf(operation)}`)
}

const failed = (reason: string) => ({ outcome: 'FAILED', reason }) as const

/** Lists places and rules alone, never a value, which may be personal. */
const faultsOf = ({ isAnswer }: Operation): string =>
  [
    ...new Set(
      (isAnswer.errors ?? []).map(({ instancePath, keyword }) => `${instancePath || '/'} ${keyword}`),
    ),
  ]
    .slice(0, 5)
    .join(', ')

/** Reads a Retry-After header, in seconds or as a date (RFC 9110, 10.2.3). At most a day. */
export function retryAfterMs(said: string | undefined): number | undefined {
  if (said === undefined) return undefined
  const ms = /^\d+$/.test(said.trim()) ? Number(said) * 1000 : Date.parse(said) - systemClock.now().getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : undefined
}

/**
 * Parses a body as an object. Undefined if it is not one or contains text that the database cannot store, after `revive` has
 * replaced its values.
 */
export function parseObject(
  body: string,
  revive?: Parameters<typeof JSON.parse>[1],
): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = toStorable(JSON.parse(body, revive))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
