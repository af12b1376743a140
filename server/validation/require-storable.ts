import type { FastifyInstance } from 'fastify'
import { Problem } from '../errors/problem.ts'

/** Deepest nesting of a body; those of the endpoints have at most six levels. */
const deepest = 16

/**
 * Refuses JSON that Postgres cannot store or nobody means: the character U+0000, half a surrogate pair, and excessive nesting.
 * All other text is composed (NFC), so that a name is equal however its accents were typed.
 */
export function requireStorable(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    // Pages store nothing of an address and always show something or redirect.
    const { schema } = request.routeOptions
    if (schema?.hide === true) return
    // No address contains text that cannot be stored.
    if (findFault(request.params, []) !== undefined) throw new Problem(404, 'NOT_FOUND')
    // A call does not read a query that it does not declare.
    if (schema?.querystring !== undefined) request.query = toStorable(request.query)
    request.body = toStorable(request.body)
  })
}

/** Returns a JSON value in storable form. Throws a Problem (422) if that is not possible. */
export function toStorable(value: unknown): unknown {
  const fault = findFault(value, [])
  if (fault !== undefined) throw new Problem(422, 'INVALID_REQUEST').saying([fault])
  return composed(value)
}

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(composed)
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, composed(child)]))
}

function findFault(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : `${nameOf(path)} holds a character that is no text.`
  if (typeof value !== 'object' || value === null) return undefined
  if (path.length === deepest) return `${path[0] ?? ''} is nested too deep.`
  for (const [key, child] of Object.entries(value)) {
    const fault = isStorable(key)
      ? findFault(child, [...path, key])
      : `${nameOf(path)} holds a name that is no text.`
    if (fault !== undefined) return fault
  }
  return undefined
}

/** True if Postgres can store a text: it contains neither U+0000 nor half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const nameOf = (path: readonly string[]): string => (path.length === 0 ? 'The body' : path.join('.'))
