import { describe, expect, it } from 'vitest'
import { createPublicLookup } from './public-lookup.ts'

let now = Date.now()
const clock = { now: () => new Date(now), sleep: async () => {} }
const log = { warn: () => {} } as never
const lookup = () => createPublicLookup('core', { clock, log })

describe('what anybody may look up at a vendor', () => {
  it('is asked once in ten minutes, whether somebody is found or nobody', async () => {
    const { ask } = lookup()
    let asked = 0
    const question = async () => {
      asked += 1
      return undefined
    }
    await Promise.all(Array.from({ length: 300 }, () => ask('originator', question)))
    await ask('originator', question)
    expect(asked).toBe(1)
    now += 600_000
    await ask('originator', question)
    expect(asked).toBe(2)
  })

  it('opens few connections, however many are looked up at once, and the others are refused', async () => {
    const { ask } = lookup()
    const { promise: silence, resolve: speak } = Promise.withResolvers<string>()
    let asked = 0
    const all = Array.from({ length: 300 }, (_, index) =>
      ask(`originator ${index}`, () => {
        asked += 1
        return silence
      }),
    )
    speak('Dana')
    const results = await Promise.allSettled(all)
    expect(asked).toBe(16)
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(284)
    expect(refused[0]).toMatchObject({ status: 503, code: 'VENDOR_AWAY' })
  })

  it('is refused clearly where the vendor is silent, and at once for ten seconds after that', async () => {
    const { ask } = lookup()
    const silent = () => Promise.reject(new Error('no answer'))
    await expect(ask('a', silent)).rejects.toMatchObject({ status: 503, code: 'VENDOR_AWAY' })
    let asked = false
    const question = async () => {
      asked = true
    }
    await expect(ask('b', question)).rejects.toMatchObject({ code: 'VENDOR_AWAY' })
    expect(asked).toBe(false)
    now += 10_000
    await ask('b', question)
    expect(asked).toBe(true)
  })
})
