import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { request } from '../../api/request.ts'
import { Countdown } from './countdown.tsx'

const now = new Date('2026-11-29T15:00:00.000Z')
const endsAt = '2026-12-03T05:00:00.000Z'

/** Reads something from a server that says what time it is. */
async function ask(date: string, isFact = false): Promise<void> {
  answerCalls({ '/anything': { headers: { date } } })
  await request('/anything', { isFact })
}

const left = async () => {
  await renderScreen(<Countdown endsAt={endsAt} timeShiftMs={0} />)
  return screen.getByRole('timer').textContent
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the time left to cancel', () => {
  it.each([-5, 0, 5])('is counted by the server where the device is %i days ahead', async (days) => {
    vi.setSystemTime(now.getTime() + days * 86_400_000)
    await ask(now.toUTCString())
    expect(await left()).toBe('3 days, 14 hours and 0 minutes left')
  })

  it('does not go by the date of a fact, which a browser may keep', async () => {
    vi.setSystemTime(now)
    await ask(now.toUTCString())
    await ask('Sun, 01 Nov 2026 00:00:00 GMT', true)
    expect(await left()).toBe('3 days, 14 hours and 0 minutes left')
  })
})
