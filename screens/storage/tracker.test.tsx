import { afterEach, describe, expect, it, vi } from 'vitest'
import { isUuid } from '#engine'
import { findStored, saveStored } from './browser-store.ts'
import { ensureTracker } from './tracker.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the tracker of a browser', () => {
  it('is made once and kept', () => {
    const made = ensureTracker()
    expect(isUuid(made)).toBe(true)
    expect([ensureTracker(), findStored('trackerUuid')]).toEqual([made, made])
  })

  it('is the one that is there, unless somebody forged it', () => {
    const known = crypto.randomUUID()
    saveStored('trackerUuid', known)
    expect(ensureTracker()).toBe(known)
    saveStored('trackerUuid', 'forged')
    expect(isUuid(ensureTracker())).toBe(true)
  })

  it('stays the same while the page is open, where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(ensureTracker()).toBe(ensureTracker())
  })

  it('needs no storage at all: a view inside of an app may have none', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)
    expect(ensureTracker()).toBe(ensureTracker())
  })
})
