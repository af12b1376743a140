import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApplicationStatus } from '#generated/domain'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { countAccountChanges } from '../../api/session/account-changes.ts'
import { saveToken } from '../../api/session/session.ts'
import { JourneyRoutes } from '../../app/routes/journey-routes.tsx'
import { OpenCondition } from './open-condition.tsx'

vi.mock('../../app/routes/page-screen.tsx', () => ({
  PageScreen: ({ page }: { page: string }) => <h1>{page}</h1>,
}))

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const condition = {
  uuid: 'c0000000-0000-4000-8000-000000000001',
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created: '2026-01-02T00:00:00Z',
  requestDocuments: ['SUPPORT'],
  earlierDocuments: [],
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
}

/** Opens an application at a page that waits for nothing. A reviewer raises a condition once `ask` is called. */
async function open(page = 'start/hmda', checklistStatus = 'HMDA', categories = [condition.categoryEnum]) {
  let asked = false
  const calls = answerCalls({
    '/service-profile': { body: {} },
    '/service-application/api/v1/application/heloc': { body: { uuid } },
    '/service-krang-heloc': () => ({
      body: { checklistStatus, ...(asked && { condition: categories[0] }) },
    }),
    '/service-conditions': () => ({
      body: asked
        ? categories.map((categoryEnum, index) => ({
            ...{ ...condition, categoryEnum },
            uuid: `${condition.uuid.slice(0, -1)}${index}`,
          }))
        : [],
    }),
  })
  await renderScreen(<JourneyRoutes />, { path: `/account/heloc/${uuid}/${page}` })
  await screen.findByRole('heading', { name: page })
  expect(screen.queryByText('We need something from you')).toBeNull()
  const ask = () => {
    asked = true
  }
  return { ask, calls }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  saveToken('a.b.c')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what a reviewer asks for', () => {
  it('is said on whatever page is open within a minute', async () => {
    const { ask } = await open()
    ask()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await screen.findByText('We need something from you')
  })

  it('is said on coming back to the window', async () => {
    const { ask } = await open()
    ask()
    fireEvent.focus(window)
    await screen.findByText('We need something from you')
  })

  it('is told to the menu of notifications, once', async () => {
    const { ask } = await open()
    const before = countAccountChanges()
    ask()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(countAccountChanges()).toBe(before + 1)
  })

  it('is told to it on the pages that say it themselves too', async () => {
    const { ask } = await open('identity', 'IDENTITY_VERIFICATION')
    const before = countAccountChanges()
    ask()
    fireEvent.focus(window)
    await waitFor(() => expect(countAccountChanges()).toBe(before + 1))
  })

  it('is said on the page that asks for an ID, unless an ID is all that is asked for', async () => {
    const id = 'ID_VERIFICATION_FAILURE'
    for (const categories of [[condition.categoryEnum], [id, condition.categoryEnum]]) {
      const { ask } = await open('identity', 'IDENTITY_VERIFICATION', categories)
      ask()
      fireEvent.focus(window)
      await screen.findByText('We need something from you')
      cleanup()
    }
    const { ask, calls } = await open('identity', 'IDENTITY_VERIFICATION', [id])
    ask()
    fireEvent.focus(window)
    const read = () => calls.filter(({ url }) => url.startsWith('/service-conditions')).length
    await waitFor(() => expect(read()).toBeGreaterThan(1))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.queryByText('We need something from you')).toBeNull()
  })

  it('is asked for by no call oftener than each minute', async () => {
    const { calls } = await open()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(calls.filter(({ url }) => url.startsWith('/service-conditions'))).toHaveLength(3)
  })
})

const page = (
  <>
    <h1>Page</h1>
    <OpenCondition />
  </>
)

const show = (
  checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>,
  conditions: object[] = [],
) =>
  renderPage(page, {
    hasForm: false,
    status: { checklistStatus, condition: 'MANUAL_PAYSTUB_UPLOAD' },
    answers: { '/external-applicants': conditions },
  })

describe('the notice of what a reviewer asks for', () => {
  it('says that one can go on meanwhile where there is something to do', async () => {
    await show('INCOME_VERIFICATION')
    screen.getByText(/You can continue your application in the meantime/)
  })

  it('does not where the application waits', async () => {
    await show('WAITING_FOR_INCOME')
    screen.getByText(/A reviewer is asking you for one more thing/)
    expect(screen.queryByText(/meanwhile/)).toBeNull()
  })

  it('says how many things are asked for, without those that were answered', async () => {
    const isAnswered = { ...condition, uuid: crypto.randomUUID(), actionNeeded: false }
    const asked = [1, 2, 3].map(() => ({ ...condition, uuid: crypto.randomUUID() }))
    await show('WAITING_FOR_INCOME', [...asked, isAnswered])
    await screen.findByText(/A reviewer is asking you for 3 more things/)
  })
})
