import { describe, expect, it } from 'vitest'
import { createAddressGate } from './create-address-gate.ts'

describe('the gate for events', () => {
  it('admits so many of an address in a minute, and as many again in the next', () => {
    let now = 0
    const admit = createAddressGate(2, () => now)
    admit('one')
    admit('one')
    admit('other')
    expect(() => admit('one')).toThrow('RATE_LIMITED')
    now = 60_000
    admit('one')
  })

  it('remembers no more than a fixed number of addresses', () => {
    const admit = createAddressGate(1, () => 0)
    admit('first')
    for (let index = 0; index < 49_999; index += 1) admit(`address ${index}`)
    admit('first')
  })
})
