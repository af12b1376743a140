import type { RouteOptions } from 'fastify'
import { findAudience } from '../auth/authenticate.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The work is done once per `Idempotency-Key`: see `idempotently`. */
    readonly isIdempotent?: boolean
    /** Statuses of refusals that follow from nothing else that the route declares. */
    readonly refuses?: readonly number[]
  }
}

/** The statuses, in order, with which a call refuses: read from what its route declares, so that they are said once. */
export function refusalsOf(route: RouteOptions): readonly number[] {
  const { schema = {}, config = {} } = route
  const takesBody = [route.method].flat().some((method) => method !== 'GET')
  const statuses = [
    ...(findAudience(route.onRequest) !== undefined || schema.security !== undefined ? [401] : []),
    // A lender that nobody knows is not found.
    ...(schema.params !== undefined || names('orgCode', schema.querystring) || names('orgCode', schema.body)
      ? [404]
      : []),
    // Its content is kept for a time, and that it was opened is written down.
    ...(names('document', schema.params) ? [410, 507] : []),
    // The body is read before it is known whether anybody wants it.
    ...(takesBody ? [400, 413, 415, 422, 507] : []),
    ...(schema.querystring === undefined ? [] : [422]),
    ...(schema.isIdempotent === true ? [409] : []),
    ...('rateLimit' in config ? [429] : []),
    ...(schema.refuses ?? []),
    ...everyCall,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** A message that is no HTTP, comes too slowly or has headers too large; a fault of ours; a database or lender that is away. */
const everyCall: readonly number[] = [400, 408, 431, 500, 503]

const names = (property: string, schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null &&
  property in schema.properties
