import { describe, expect, it } from 'vitest'
import { formatAddress } from './format-address.ts'
import { formatName } from './format-name.ts'

describe('an address in one line', () => {
  it('leaves out what is not known, and keeps a number with its street', () => {
    expect(formatAddress({ street1: '12 Elm St', city: 'Reno', state: 'NV', zip: '89501' })).toBe(
      '12\u00a0Elm St, Reno, NV\u00a089501',
    )
    expect(formatAddress({ street1: '12 Elm St', street2: 'Unit 4' })).toBe('12\u00a0Elm St, Unit 4')
  })
})

describe('a name in one line', () => {
  it('keeps the order of a legal name', () => {
    expect(formatName({ name: { firstName: 'Ana', lastName: 'Cole', suffix: 'Jr.' } })).toBe('Ana Cole Jr.')
    expect(formatName({})).toBe('')
  })
})
