import { describe, expect, it } from 'vitest'
import { alignSets } from './align-sets.ts'
import { ownSchemas } from './project-schemas.ts'
import { schemaPlace } from './schema-place.ts'

const form = schemaPlace('form', ownSchemas())
const aligned = (now: object, before: object) =>
  JSON.stringify(alignSets(now as never, before as never, form))

describe('alignSets', () => {
  it('gives the elements of a set the order that they had', () => {
    const before = { schema: { required: ['a', 'b'] }, optional: ['c', 'd'] }
    expect(aligned({ schema: { required: ['b', 'a'] }, optional: ['d', 'c'] }, before)).toBe(
      JSON.stringify(before),
    )
  })

  it('leaves a set with other elements, and a list whose order is shown, as they are', () => {
    const now = { optional: ['d', 'c', 'e'], order: ['b', 'a'] }
    expect(aligned(now, { optional: ['c', 'd'], order: ['a', 'b'] })).toBe(JSON.stringify(now))
  })
})
