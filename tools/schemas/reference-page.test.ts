import { describe, expect, it } from 'vitest'
import { childObject, isJsonObject, type Json, ownSchemas } from '#source'
import { shapeNames } from '../commands/schemas.ts'
import { referencePage } from './reference-page.ts'

/** Names of all properties that a schema describes, at any depth. */
const propertiesOf = (schema: Json | undefined): readonly string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [
        ...(isJsonObject(schema) ? Object.keys(childObject(schema, 'properties')) : []),
        ...Object.values(schema).flatMap(propertiesOf),
      ]

const names = shapeNames(ownSchemas().files)

/** Descriptions in a schema, which editors show on hover, at any depth. */
const descriptionsOf = (schema: Json | undefined): readonly string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) =>
        key === 'description' && typeof value === 'string' ? [value] : descriptionsOf(value),
      )

describe('the reference of the flow files', () => {
  it.each([...ownSchemas().files].filter(([file]) => !file.startsWith('domain/')))(
    'describes each value of %s in a sentence that says something',
    (_, schema) => {
      expect(descriptionsOf(schema).filter((text) => text.length < 16)).toEqual([])
    },
  )

  it.each(names)('names every key of %s', (name) => {
    const page = referencePage(name, ownSchemas().named(name))
    const keys = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, key = '']) => key.split('.').at(-1))
    expect(propertiesOf(ownSchemas().named(name)).filter((key) => !keys.includes(key))).toEqual([])
  })

  it('says what a key means, what it may be, and what a lender may do with it', () => {
    const page = referencePage('server-states', ownSchemas().named('server-states'))
    expect(page).toContain(
      '| `factor` | Each delay is this many times the one before. | number, at least 1; required |',
    )
    expect(page).toMatch(/`keepQuery` .* \| list of: string; required; a lender may add to it \|/)
    expect(page).toContain('`turn[].when`')
  })
})
