// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadError, loadModule } from '../ui/load-module.ts'
import { provideCallLimits } from './call-limits.ts'
import { countReload, fetchingAhead, watchStaleChunks } from './stale-chunks.ts'

const limits = {
  request: { timeoutMs: 1 },
  retry: { attempts: 1, baseMs: 1, factor: 1 },
  sessionCreation: { retries: 3 },
  importRetry: { max: 5, forgetMs: 60_000 },
}

const reload = vi.fn()
vi.useFakeTimers()
provideCallLimits(limits)
watchStaleChunks(reload)

const fail = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a page that fails to load', () => {
  it('reloads up to five times for this tab, then lets the error through', () => {
    expect(Array.from({ length: 7 }, countReload)).toEqual([true, true, true, true, true, false, false])
  })

  it('is heard of through the preload-error event', () => {
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('never reloads without a connection: the page that is there would be lost', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(fail()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('never reloads for what is only fetched ahead', async () => {
    await fetchingAhead(async () => {
      expect(fail()).toBe(false)
      throw new Error('not there')
    })
    expect(reload).not.toHaveBeenCalled()
  })

  it('counts from one again once a document has stood for a minute', () => {
    Array.from({ length: 5 }, countReload)
    vi.advanceTimersByTime(60_000)
    expect(countReload()).toBe(true)
  })

  it('tells the error screen that the document must be loaded anew', async () => {
    await expect(loadModule(() => Promise.reject(new TypeError('gone')))).rejects.toBeInstanceOf(LoadError)
  })

  it('shows nothing more while the document reloads', async () => {
    const settled = vi.fn()
    void loadModule(() => Promise.resolve(undefined)).then(settled, settled)
    await vi.advanceTimersByTimeAsync(10)
    expect(settled).not.toHaveBeenCalled()
  })
})
