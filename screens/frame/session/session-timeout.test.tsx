import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { findLoss, findToken, saveToken } from '../../api/session/session.ts'

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' })
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

// The warning is loaded by dynamic imports, which fake timers do not wait for.
beforeAll(() =>
  Promise.all([
    import('./session-warning.tsx'),
    import('./last-warning.tsx'),
    import('../../kit/ui/feedback/dialog-window.tsx'),
  ]),
)
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  saveToken(sampleToken('ana'))
  // The screen is rendered below SignedIn, which includes the warning.
  await renderScreen(<p>page</p>)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session that is about to end', () => {
  it('is announced two and a half minutes ahead', async () => {
    await pass(27.4)
    expect(dialog()).toBeNull()
    await pass(0.2)
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    expect(screen.getByRole('timer').textContent).toMatch(/^Time left: 2:\d\d$/)
  })

  it('goes on when one says so', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    answerCalls({
      '/identity': () => ({ headers: { authorization: `Bearer ${sampleToken('ana')}` }, body: {} }),
    })
    await pass(28)
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await pass(10)
    expect(dialog()).toBeNull()
    expect(findToken()).toBeDefined()
  })

  it('ends, and is gone from the device', async () => {
    await pass(30.1)
    expect(findToken()).toBeUndefined()
  })
})

describe('a session that has lasted for as long as any may', () => {
  const last = () => screen.queryByRole('dialog', { name: 'Please sign in again soon' })

  /** Rolls a token half an hour before the session's limit of twelve hours. */
  const rolled = () => act(() => saveToken(sampleToken('ana', 1800, undefined, 11.5 * 60 * 60)))

  it('is announced as one that nothing prolongs, and lets what one does be finished first', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    rolled()
    await pass(27.6)
    await vi.waitFor(() => expect(last()).not.toBeNull())
    expect(last()?.textContent).toContain('for 12 hours at most')
    expect(dialog()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Finish this first' }))
    await vi.waitFor(() => expect(last()).toBeNull())
    await pass(2)
    expect(findToken()).toBeDefined()
    await pass(1)
    expect(findToken()).toBeUndefined()
    expect(findLoss()?.reason).toBe('LIMIT')
  })

  it('may be ended at once, to begin another', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    rolled()
    await pass(28)
    await vi.waitFor(() => expect(last()).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Sign in again now' }))
    expect(findToken()).toBeUndefined()
    expect(findLoss()?.reason).toBe('LIMIT')
  })
})
