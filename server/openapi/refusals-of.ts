import type { RouteOptions } from 'fastify'
import { audienceOf } from '../policies/policy.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** Whether the work is done once per `Idempotency-Key`: see `idempotently`. */
    readonly isIdempotent?: boolean
    /** Statuses of refusals that follow from nothing else in the route. */
    readonly refuses?: readonly number[]
  }
}

/** Returns the statuses, in order, with which a call refuses. They are derived from the route, so that nobody must repeat them. */
export function refusalsOf(route: RouteOptions): readonly number[] {
  const { schema = {}, config = {} } = route
  const isGuarded = config.policy?.who === 'operator' || audienceOf(config.policy) !== undefined
  const takesBody = [route.method].flat().some((method) => method !== 'GET')
  const statuses = [
    ...(isGuarded || schema.security !== undefined ? [401] : []),
    ...(config.policy?.proof === undefined ? [] : [403]),
    // An unknown lender is not found.
    ...(schema.params !== undefined || names('orgCode', schema.querystring) || names('orgCode', schema.body)
      ? [404]
      : []),
    // A document's content is deleted after a time, and opening it is recorded.
    ...(names('document', schema.params) ? [410, 507] : []),
    // The body is read before it is known whether anybody needs it.
    ...(takesBody ? [400, 413, 415, 422, 507] : []),
    ...(schema.querystring === undefined ? [] : [422]),
    ...(schema.isIdempotent === true ? [409] : []),
    ...('rateLimit' in config ? [429] : []),
    ...(schema.refuses ?? []),
    ...everyCall,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** Statuses of every call: an invalid, slow or oversized message, a fault of the server, or an unavailable database or lender. */
const everyCall: readonly number[] = [400, 408, 431, 500, 503]

const names = (property: string, schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null &&
  property in schema.properties
