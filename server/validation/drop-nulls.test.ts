import { describe, expect, it } from 'vitest'
import { withoutNulls } from './drop-nulls.ts'

const schema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    nonce: { type: 'string' },
    note: { type: ['string', 'null'] },
    key: { type: 'object', properties: { uuid: { type: 'string' } } },
  },
}

describe('null in a request', () => {
  it('counts as left out where a field may be left out, at any depth', () => {
    const sent = { message: 'Hello', nonce: null, key: { uuid: null } }
    expect(withoutNulls(schema, sent)).toEqual({ message: 'Hello', key: {} })
  })

  it('stays where a field is required, may be null or is not known', () => {
    const sent = { message: null, note: null, other: null }
    expect(withoutNulls(schema, sent)).toEqual(sent)
  })
})
