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

  it('counts the addresses of one IPv6 network as one, however they are written', () => {
    const admit = createAddressGate(2, () => 0)
    admit('2001:db8:1:1::1')
    admit('2001:0DB8:1:1:ffff::2')
    expect(() => admit('2001:db8:1:1:a:b:c:d')).toThrow('RATE_LIMITED')
    admit('2001:db8:1:2::1')
    for (const mapped of ['10.0.0.1', '::ffff:10.0.0.1']) admit(mapped)
    expect(() => admit('10.0.0.1')).toThrow('RATE_LIMITED')
  })

  it('remembers no more than a fixed number of addresses', () => {
    const admit = createAddressGate(1, () => 0)
    admit('first')
    for (let index = 0; index < 49_999; index += 1) admit(`address ${index}`)
    admit('first')
  })
})
