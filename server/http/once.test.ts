import { describe, expect, it, vi } from 'vitest'
import { once } from './once.ts'

describe('an answer that is worked out once', () => {
  it('is the same for all who ask, also while it is on its way', async () => {
    const make = vi.fn(async () => ({}))
    const ask = once(make)
    expect(await ask()).toBe(await ask())
    expect(ask()).toBe(ask())
    expect(make).toHaveBeenCalledOnce()
  })

  it('is worked out anew after a failure, which those who asked meanwhile are told', async () => {
    const make = vi.fn<() => Promise<string>>()
    make.mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue('an answer')
    const ask = once(make)
    expect(await Promise.allSettled([ask(), ask()])).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    expect(await ask()).toBe('an answer')
    expect(make).toHaveBeenCalledTimes(2)
  })
})
