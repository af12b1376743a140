// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { becomeVisible, whileVisible } from './while-visible.ts'

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

describe('waiting until the page is visible', () => {
  it('ends at once where it is, otherwise on coming back', async () => {
    await becomeVisible()
    turn('hidden')
    const seen = vi.fn()
    const coming = becomeVisible().then(seen)
    await Promise.resolve()
    expect(seen).not.toHaveBeenCalled()
    turn('visible')
    await coming
    expect(seen).toHaveBeenCalled()
  })
})
