// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseUntilSeen, whileVisible } from './while-visible.ts'

const turn = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('work that is repeated', () => {
  it('is done at intervals while the page is visible', () => {
    const work = vi.fn()
    const end = whileVisible(work, 1000)
    vi.advanceTimersByTime(3000)
    expect(work).toHaveBeenCalledTimes(3)
    end()
  })

  it('has no timer in a background tab, and is done at once on coming back', () => {
    const work = vi.fn()
    const end = whileVisible(work, 1000)
    turn('hidden')
    expect(vi.getTimerCount()).toBe(0)
    turn('visible')
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(2)
    end()
    turn('visible')
    expect(work).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a pause', () => {
  it('ends in its time where the page is visible, otherwise on coming back', async () => {
    const seen = vi.fn()
    const first = pauseUntilSeen(1000).then(seen)
    await vi.advanceTimersByTimeAsync(1000)
    await first
    expect(seen).toHaveBeenCalledTimes(1)
    turn('hidden')
    const coming = pauseUntilSeen(1000).then(seen)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
    turn('visible')
    await coming
    expect(seen).toHaveBeenCalledTimes(2)
  })
})
