import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repository } from '#source'
import { loadApiSchemas } from '../validation/api-schemas.ts'
import { keptQuery, redactProperties } from './narrow-event.ts'

const query = loadApiSchemas(repository)('telemetry.schema.json#/$defs/TelemetryQuery')

describe('what a client tells beyond our catalogue', () => {
  it('is kept by name; its values are dots, but for true, false, the uuid of the event and how long it waited', () => {
    const uid = '2c5c0a13-8bcf-45ac-9781-89629f7175e9'
    const sent = {
      'log.record.uid': uid,
      queued_ms: 5,
      isFirst: true,
      lastName: 'Doe',
      ssn: 501223344,
      list: ['a'],
    }
    expect(redactProperties(sent)).toEqual({
      ...{ 'log.record.uid': uid, queued_ms: 5, isFirst: true },
      ...{ lastName: '•••', ssn: '•••', list: '•••' },
    })
    expect(redactProperties({ 'log.record.uid': 'Maya', queued_ms: -1 })).toEqual({
      ...{ 'log.record.uid': '•••', queued_ms: '•••' },
    })
  })

  it('never holds a word or number that was sent, nor more than twenty properties', () => {
    const values = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), values, { maxKeys: 40 }), (sent) => {
        const { 'log.record.uid': _, queued_ms: __, ...others } = sent
        const kept = Object.values(redactProperties(others))
        expect(kept.length).toBeLessThanOrEqual(20)
        expect(kept.every((value) => value === '•••')).toBe(true)
      }),
    )
  })

  it('keeps of an address the parameters of our list alone', () => {
    const sent = {
      utm_source: 'mail',
      gclid: 'x',
      org: 'Maya Canary',
      step: ['a'],
      __proto__: 'x',
      redirectUrl: '/a',
    }
    expect(keptQuery(query, sent)).toEqual({ utm_source: 'mail' })
    expect([keptQuery(query, undefined), keptQuery(query, null)]).toEqual([{}, {}])
  })
})
