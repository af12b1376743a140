// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countReload, forgetReloads, watchStaleChunks } from './stale-chunks.ts'

beforeEach(() => sessionStorage.clear())

describe('a page that fails to load', () => {
  it('reloads up to five times for this tab, then lets the error through', () => {
    expect(Array.from({ length: 7 }, countReload)).toEqual([true, true, true, true, true, false, false])
  })

  it('counts from one again once a page has loaded', () => {
    Array.from({ length: 5 }, countReload)
    forgetReloads()
    expect(countReload()).toBe(true)
  })

  it('is heard of through the preload-error event', () => {
    const reload = vi.fn()
    watchStaleChunks(reload)
    const event = new Event('vite:preloadError', { cancelable: true })
    window.dispatchEvent(event)
    expect(reload).toHaveBeenCalledOnce()
    expect(event.defaultPrevented).toBe(true)
  })
})
