import { isRecord, isUuid } from '#engine'
import type { SentTelemetryEvent, TelemetryQuery } from '#generated/api'
import type { JsonSchema } from '../validation/api-schemas.ts'

/** Stands for a value that may be personal. */
const redacted = '•••'

/** Longest time in milliseconds that an event may have waited in a browser. */
const longestWaitMs = 86_400_000

/** Most properties of an event that are kept. */
const mostProperties = 20

const isName = (text: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(text)

/** Keeps the parameters that `schema`, which is TelemetryQuery, knows, where they have its form. */
export function keptQuery(schema: JsonSchema, sent: unknown): TelemetryQuery {
  const known = isRecord(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    Object.entries(Object(sent)).flatMap(([name, value]) => {
      const property = Object.hasOwn(known, name) ? known[name] : undefined
      const isKept =
        isRecord(property) && typeof value === 'string' && new RegExp(String(property.pattern)).test(value)
      return isKept ? [[name, value]] : []
    }),
  )
}

/**
 * Keeps of the properties of an event that is not of our catalogue, or not as it says, their names, and values that cannot be
 * personal: true and false, the event's uuid, and how long it waited.
 */
export function redactProperties(
  sent: SentTelemetryEvent['eventProperties'] = {},
): Readonly<Record<string, unknown>> {
  const named = Object.entries(sent).filter(([name]) => isName(name))
  return Object.fromEntries(
    named
      .slice(0, mostProperties)
      .map(([name, value]) => [name, isImpersonal(name, value) ? value : redacted]),
  )
}

function isImpersonal(name: string, value: unknown): boolean {
  if (name === 'log.record.uid') return typeof value === 'string' && isUuid(value)
  if (name === 'queued_ms')
    return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= longestWaitMs
  return typeof value === 'boolean'
}
