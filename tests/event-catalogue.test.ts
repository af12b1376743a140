import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { asJsonObject, type Json, type JsonObject, loadSource, repository, tenantJourney } from '#source'
import { describeEvents } from '../server/telemetry/describe-events.ts'
import { loadApiSchemas } from '../server/validation/api-schemas.ts'

const schema = loadApiSchemas(repository)

describe('docs/events.md', () => {
  it('is the catalogue of events as schemas and flows have it', () => {
    const file = path.join(repository, 'docs/events.md')
    const made = describeEvents(schema, tenantJourney(loadSource(), 'hearthline').source)
    if (process.env.WRITE_EVENTS) writeFileSync(file, made)
    expect(readFileSync(file, 'utf8')).toBe(made)
  })
})

/** Properties below a schema, with their paths. */
function properties(at: JsonObject, path: string): readonly (readonly [string, JsonObject])[] {
  const own = Object.entries(asJsonObject(at.properties ?? {})).map(([name, child]): [string, Json] => [
    name,
    child,
  ])
  const choices = Array.isArray(at.oneOf)
    ? at.oneOf.map((choice, index): [string, Json] => [String(index), choice])
    : []
  return [...own, ...choices].flatMap(([name, child]) => [
    [`${path}.${name}`, asJsonObject(child)] as const,
    ...properties(asJsonObject(child), `${path}.${name}`),
  ])
}

describe('what a browser may tell', () => {
  const sent = ['TelemetryEvent', 'TelemetrySessionRequest'].flatMap((name) =>
    properties(asJsonObject(schema(`telemetry.schema.json#/$defs/${name}`) as Json), name),
  )

  it('is nothing that is personal', () => {
    expect(sent.filter(([, property]) => property['x-personal'] !== undefined)).toEqual([])
  })

  it('is no free text: each word is one of a list, a uuid, or has a pattern that no name and no address fits', () => {
    const free = sent.filter(([, { type, enum: values, format, pattern }]) => {
      if (type !== 'string' || values !== undefined || format === 'uuid') return false
      return (
        pattern === undefined ||
        ['Maya Canary', 'maya@example.com'].some((text) => new RegExp(String(pattern)).test(text))
      )
    })
    // Only the page of a path is stored, not the path itself.
    expect(free.map(([name]) => name)).toEqual([])
  })

  it('is an object of known properties alone, wherever it is one', () => {
    const open = sent.filter(
      ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== false,
    )
    expect(open).toEqual([])
  })
})
