import type { FastifySchema, RouteOptions } from 'fastify'
import { audienceOf } from '../policies/policy.ts'
import type { JsonSchema } from '../validation/api-schemas.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Whether the response opens a session: its `authorization` header has the first token. */
    readonly opensSession?: boolean
    /** Whether the response may set a cookie although it opens no session. */
    readonly setsCookie?: boolean
    /** Whether `If-Match` may name the version of the application that the client has seen. */
    readonly isVersioned?: boolean
  }
}

/** Headers that a call takes, as the schema of an object. Undefined if there are none. */
export function requestHeaders(
  { schema = {}, config }: RouteOptions,
  keptDays: number,
): JsonSchema | undefined {
  const properties = {
    ...(schema.isIdempotent === true ? { 'Idempotency-Key': idempotencyKey(keptDays) } : {}),
    ...(schema.isVersioned === true ? { 'If-Match': version } : {}),
  }
  if (Object.keys(properties).length === 0) return undefined
  // Required for changes of an application, optional for opening an account.
  const isRequired = schema.isIdempotent === true && audienceOf(config?.policy) !== undefined
  return { type: 'object', required: isRequired ? ['Idempotency-Key'] : [], properties }
}

const idempotencyKey = (keptDays: number) => ({
  type: 'string',
  pattern: '^[\\w-]{8,128}$',
  description: `A new value for each change. The same request with the same key, within ${keptDays} days, gets the first answer and is not done twice; another request with it is refused with 422, code IDEMPOTENCY_KEY_REUSED. A refusal does not use up the key: correct the request and send it with the same one.`,
})

const version = {
  type: 'string',
  description:
    'The `version` of the application that the client has seen, or `*`. If it has changed since, the submission is refused with 409, code STALE_VERSION.',
}

/** Headers of a successful response. */
export function answerHeaders({ schema = {}, config }: RouteOptions): Readonly<Record<string, JsonSchema>> {
  const rolls = audienceOf(config?.policy) !== undefined && config?.isPoll !== true
  return {
    ...(rolls || schema.opensSession === true ? { Authorization: token } : {}),
    ...(mayCookie(schema) ? { 'Set-Cookie': cookie } : {}),
    ...(schema.isIdempotent === true ? { 'Idempotency-Replayed': replayed } : {}),
    ...(config !== undefined && 'rateLimit' in config ? rateLimitHeaders : {}),
  }
}

/** Whether a call may set a cookie: also `known`, where it opens a session. */
export const mayCookie = ({ opensSession, setsCookie }: FastifySchema): boolean =>
  opensSession === true || setsCookie === true

const cookie = {
  type: 'string',
  description:
    'A cookie for browsers, which no script can read. `known`: this browser has signed in to the account, so that wrong attempts of strangers do not lock it out. `asked`: this browser had a code mailed. `language`: the language of its pages. None of them gives access: a client without cookies ignores it.',
}

const token = {
  type: 'string',
  pattern: '^Bearer ',
  description:
    'The token to send with the next call, in the header of the same name. It replaces the one before, which ends sooner.',
}

const replayed = {
  type: 'string',
  enum: ['true'],
  description: 'The Idempotency-Key was known: this is the first answer again.',
}

/** Headers of calls that are counted by address (draft-ietf-httpapi-ratelimit-headers-06). */
export const rateLimitHeaders: Readonly<Record<string, JsonSchema>> = {
  'RateLimit-Limit': { type: 'integer', description: 'Calls that an address may make in a window of time.' },
  'RateLimit-Remaining': { type: 'integer', description: 'Calls that are left in this window.' },
  'RateLimit-Reset': { type: 'integer', description: 'Seconds until the window ends.' },
}

export const retryAfter: JsonSchema = {
  type: 'integer',
  minimum: 1,
  description: 'Seconds after which the call may be made again.',
}
