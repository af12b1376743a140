import fc from 'fast-check'
import type { Spoil } from './spoil.ts'

const values = [
  '',
  'nobody',
  '__proto__',
  'a'.repeat(3000),
  "' or 1=1 --",
  '\u00ff',
  '%00',
  '../..',
  'W/"1"',
  '"999"',
  '-1',
  'a, b',
]
const names = [
  'x-org',
  'host',
  'cookie',
  'if-match',
  'x-poll',
  'origin',
  'referer',
  'accept',
  'accept-encoding',
  'user-agent',
] as const
const more = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-with-origin',
  'range',
  'if-none-match',
] as const

/** Spoils with headers that a browser would not send. */
export const headerSpoils: Readonly<Record<string, Spoil>> = {
  'another header': (request) =>
    fc
      .tuple(fc.constantFrom(...names, ...more), fc.constantFrom(...values))
      .map(([name, value]) => ({ ...request, headers: { ...request.headers, [name]: value } })),
  'a lender in a header': (request) =>
    fc
      .constantFrom(
        ['x-org', 'harborcu'],
        ['host', 'nobody.localhost'],
        ['cookie', 'org=harborcu'],
        ['cookie', 'org=nobody; org=;;='],
      )
      .map(([name = '', value = '']) => ({ ...request, headers: { ...request.headers, [name]: value } })),
  'headers that are too large': (request) =>
    fc
      .constantFrom(17_000, 70_000)
      .map((length) => ({ ...request, headers: { ...request.headers, 'x-long': 'h'.repeat(length) } })),
  'very many headers': (request) =>
    fc.constant({
      ...request,
      headers: {
        ...request.headers,
        ...Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x-${index}`, '1'])),
      },
    }),
  'a body in pieces': (request) =>
    request.body === undefined || request.headers['transfer-encoding'] !== undefined
      ? undefined
      : fc.constant({ ...request, headers: { ...request.headers, 'transfer-encoding': 'chunked' } }),
}
