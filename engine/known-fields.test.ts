import { describe, expect, it } from 'vitest'
import { knownFields, missingFields } from './known-fields.ts'

const fields = { ssn: { unless: 'ssnKnown' }, typedName: {} }

describe('a field with a condition', () => {
  it('is not asked for where its condition holds', () => {
    expect(knownFields(fields, () => true)).toEqual(['ssn'])
    expect(missingFields(fields, {}, () => true)).toEqual([])
  })

  it('is required where its condition does not hold', () => {
    expect(knownFields(fields, () => false)).toEqual([])
    expect(missingFields(fields, {}, () => false)).toEqual(['ssn'])
    expect(missingFields(fields, { ssn: '501223344' }, () => false)).toEqual([])
  })
})
