import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { type Answer, answerCalls, type Call } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { currentToasts } from '../../kit/frame/toast-store.ts'
import { Link } from '../../kit/ui/link.tsx'
import ApplicationArea from './application-area.tsx'
import ApplicationPage from './application-page.tsx'

vi.mock('./page-screen.tsx', () => ({ PageScreen: StandIn }))

/** Pages whose chunk is still loading. */
const onTheWay = new Map<string, Promise<void>>()

/** Stand-in for any page: a button that submits. */
function StandIn({ page, as }: { readonly page: string; readonly as?: object }) {
  const arrival = onTheWay.get(page)
  if (arrival) use(arrival)
  const submit = usePageSubmit('demographics')
  return (
    <div>
      <h1>{as ? `${page}, answered` : page}</h1>
      <output data-testid="state">{JSON.stringify(useLocation().state)}</output>
      <Link to={`${below}/document/disclosures`}>documents</Link>
      <button type="button" onClick={() => void submit({ sex: [] }).catch(() => {})}>
        Send
      </button>
    </div>
  )
}

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const below = `/account/heloc/${uuid}`
const place = () => screen.getByTestId('place').textContent

const area = (
  <Routes>
    <Route path="/account/heloc/:uuid" element={<ApplicationArea />}>
      <Route index element={<ApplicationPage page={undefined} />} />
      {(
        [
          'start/hmda',
          'start/contact',
          'start/app-summary',
          'product/select',
          'error/decline',
          'document/disclosures',
          'complete',
        ] as const
      ).map((page) => (
        <Route key={page} path={page} element={<ApplicationPage page={page} />} />
      ))}
      <Route path="start/change/:fact" element={<ApplicationPage page="start/change" />} />
      <Route path="*" element={<ApplicationPage page={undefined} />} />
    </Route>
    <Route path="/dashboard" element="dashboard" />
  </Routes>
)

/** Answers calls like a server whose status goes through `states` and stays at the last. */
function serve(
  states: readonly ApplicationStatus[],
  submission: (call: Call) => Answer = () => ({ body: { status: {} } }),
  heloc?: Heloc,
  saved: Answer = { body: { drafts: [] } },
) {
  let read = 0
  return answerCalls({
    '/service-profile': { body: {} },
    [`/service-application/api/v1/application/heloc/${uuid}/submissions`]: submission,
    [`/service-application/api/v1/application/heloc/${uuid}`]: { body: { uuid, version: 7, ...heloc } },
    '/service-conditions': { body: [] },
    '/service-drafts': saved,
    '/service-krang-heloc': () => ({ body: states[Math.min(read++, states.length - 1)] }),
  })
}

const told = () => currentToasts().map(({ text }) => text)
const read = (calls: readonly Call[]) => calls.filter(({ url }) => url.includes('krang')).length

async function open(path: string, isInWindow = false) {
  await renderScreen(area, { path: below + path, isInWindow })
  await act(() => vi.advanceTimersByTimeAsync(0))
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an open application', () => {
  it('takes its index to the page where the applicant belongs', async () => {
    serve([{ checklistStatus: 'HMDA' }])
    await open('')
    expect(place()).toBe(`${below}/start/hmda`)
    expect(told()).toEqual([])
  })

  it.each(['income/link', 'no/such/page'])(
    'leads on from an address that says too little, as %s',
    async (address) => {
      serve([{ checklistStatus: 'HMDA' }])
      await open(`/${address}`)
      expect(place()).toBe(`${below}/start/hmda`)
      expect(told()).toEqual([])
    },
  )

  it('sends a page that is not due to the one that is, keeping only the chat parameter', async () => {
    serve([{ checklistStatus: 'HMDA' }])
    await open('/start/contact?pop-webchat=1&other=2')
    expect(place()).toBe(`${below}/start/hmda?pop-webchat=1`)
    expect(told()).toEqual([
      '“How can we reach you?” is not open at this point in your application. Continue here.',
    ])
  })

  it('says of a change that is asked for after the signature why it is not open', async () => {
    serve([{ checklistStatus: 'INCOME_VERIFICATION' }], undefined, {
      consents: [{ type: 'HARD_CREDIT' }] as never,
    })
    await open('/start/change/name')
    expect(told()).toEqual([
      'That page is closed because you have signed your application. If something is wrong, please call us at (888) 555-0134.',
    ])
  })

  it('opens with the documents that are sound beside one that is not, and says that one is missing', async () => {
    const documents = [null, { uuid, type: 'NOTE' }] as unknown as NonNullable<Heloc['documents']>
    serve([{ checklistStatus: 'HMDA' }], undefined, { documents })
    await open('/document/disclosures')
    expect(place()).toBe(`${below}/document/disclosures`)
    await vi.waitFor(() => expect(screen.getByText(/One entry cannot be shown here/)).toBeTruthy())
  })

  it('shows the answers of an earlier page whose address is typed, and stays there when the application moves on', async () => {
    serve([{ checklistStatus: 'APP_SUBMISSION' }, { checklistStatus: 'INCOME_VERIFICATION' }], undefined, {
      hasHmda: true,
    })
    await open('/start/hmda')
    expect(screen.getByRole('heading', { name: 'start/hmda, answered' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(251))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(place()).toBe(`${below}/start/hmda`)
    expect(screen.getByRole('heading', { name: 'start/hmda, answered' })).toBeTruthy()
  })

  it('leads on from a page that was sent, and shows its answers to whoever goes back', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    serve([{ checklistStatus: 'HMDA' }, { checklistStatus: 'APP_SUBMISSION' }], undefined, { hasHmda: true })
    await open('/start/hmda', true)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(place()).toBe(`${below}/start/app-summary`)
    await act(async () => {
      window.history.back()
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(place()).toBe(`${below}/start/hmda`)
    expect(screen.getByRole('heading', { name: 'start/hmda, answered' })).toBeTruthy()
    await act(async () => {
      window.history.forward()
      await vi.advanceTimersByTimeAsync(100)
    })
    expect(screen.getByRole('heading', { name: 'start/app-summary' })).toBeTruthy()
    expect(told()).toEqual([])
  })

  it('shows pages that may be visited at any time', async () => {
    serve([{ checklistStatus: 'HMDA' }])
    await open('/document/disclosures')
    expect(place()).toBe(`${below}/document/disclosures`)
  })

  it('takes a declined applicant to the decision, but not away from the disclosures', async () => {
    const declined: ApplicationStatus = { checklistStatus: 'DECLINED', uwDecision: 'DECLINE' }
    serve([declined])
    await open('/complete')
    expect(place()).toBe(`${below}/error/decline`)
    // Whoever goes back is told why they are led forward again.
    expect(told()).toEqual([expect.stringMatching(/is closed because we have decided on your application/)])
  })

  it('opens without what was saved for later where that is answered with nothing', async () => {
    serve([{ checklistStatus: 'HMDA' }], undefined, undefined, { body: null })
    await open('/start/hmda')
    expect(await screen.findByRole('heading', { name: 'start/hmda' })).toBeTruthy()
  })

  it('goes to the dashboard when there is no such application', async () => {
    answerCalls({
      '/service-profile': { body: {} },
      '/service-application': { status: 404, body: { errors: ['Nothing here.'] } },
      '/service-krang-heloc': { status: 404, body: {} },
    })
    await open('/start/hmda')
    await vi.waitFor(() => expect(place()).toBe('/dashboard'))
    expect(told()).toEqual(['We could not find that application among yours.'])
  })

  it.each(['/service-profile', '/service-application'])(
    'goes to the dashboard when %s answers with nothing',
    async (missing) => {
      answerCalls({
        '/service-profile': { body: {} },
        '/service-application': { body: { uuid, version: 7 } },
        '/service-krang-heloc': { body: { checklistStatus: 'HMDA' } },
        [missing]: { body: null },
      })
      await open('/start/hmda')
      await vi.waitFor(() => expect(place()).toBe('/dashboard'))
    },
  )

  it.each(['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'] as const)(
    'takes the page left and the decision along to the offers of %s',
    async (checklistStatus) => {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      serve([{ checklistStatus: 'HMDA' }, { checklistStatus, uwDecision: 'SELECT' }])
      await open('/start/hmda')
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await act(() => vi.advanceTimersByTimeAsync(500))
      expect(place()).toBe(`${below}/product/select`)
      expect(screen.getByTestId('state').textContent).toBe('{"from":"start/hmda","decision":"SELECT"}')
    },
  )

  it('looks at the status again on arriving at a page, unless it is younger than its stale time', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const calls = serve([{ checklistStatus: 'HMDA' }])
    await open('/start/hmda')
    await user.click(screen.getByText('documents'))
    expect(read(calls)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(251))
    await user.click(screen.getByText('documents'))
    expect(read(calls)).toBe(1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(read(calls)).toBe(2)
  })

  it.each([
    ['that was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['that stayed in view', () => window.dispatchEvent(new Event('focus'))],
  ])('moves on, and says so, when one comes back to a window %s and was overtaken', async (_, comeBack) => {
    serve([{ checklistStatus: 'HMDA' }, { checklistStatus: 'APP_SUBMISSION' }])
    await open('/start/hmda')
    await act(() => vi.advanceTimersByTimeAsync(251))
    act(() => void comeBack())
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(place()).toBe(`${below}/start/app-summary`)
    expect(told()).toEqual([
      'Your application has moved on since you last looked, perhaps in another tab. Continue here.',
    ])
  })

  it('keeps the page when a later look at the status finds nobody', async () => {
    let looks = 0
    answerCalls({
      '/service-profile': { body: {} },
      '/service-application': { body: { uuid, version: 7 } },
      '/service-krang-heloc': () => {
        looks += 1
        if (looks > 1) throw new TypeError('Failed to fetch')
        return { body: { checklistStatus: 'HMDA' } }
      },
    })
    await open('/start/hmda')
    await act(() => vi.advanceTimersByTimeAsync(251))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(looks).toBe(2)
    expect(screen.getByRole('heading', { name: 'start/hmda' })).toBeTruthy()
  })

  it('goes on waiting through a short loss of the line', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    let looks = 0
    answerCalls({
      '/service-profile': { body: {} },
      [`/service-application/api/v1/application/heloc/${uuid}/submissions`]: { body: { status: {} } },
      '/service-application': { body: { uuid, version: 7 } },
      '/service-krang-heloc': () => {
        looks += 1
        if (looks === 2) throw new TypeError('Failed to fetch')
        return { body: { checklistStatus: looks === 1 ? 'HMDA' : 'APP_SUBMISSION' } }
      },
    })
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(place()).toBe(`${below}/start/app-summary`)
  })

  it('goes on waiting, and reads what has changed, while the server cannot reach its records', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const away = { status: 503, body: { code: 'DATABASE_AWAY', errors: ['Come again.'] } }
    let [looks, reads] = [0, 0]
    answerCalls({
      '/service-profile': { body: {} },
      [`/service-application/api/v1/application/heloc/${uuid}/submissions`]: { body: { status: {} } },
      '/service-application': () => {
        reads += 1
        return reads === 2 ? away : { body: { uuid, version: 7 } }
      },
      '/service-krang-heloc': () => {
        looks += 1
        return looks === 2 ? away : { body: { checklistStatus: looks === 1 ? 'HMDA' : 'APP_SUBMISSION' } }
      },
    })
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(Math.min(looks, reads)).toBeGreaterThan(2)
    expect(place()).toBe(`${below}/start/app-summary`)
  })

  it('waits on a page while the server works through ten seconds without its records, and goes on by itself', async () => {
    const began = Date.now()
    const isAway = () => Date.now() > began + 500 && Date.now() < began + 10_500
    let refused = 0
    answerCalls({
      '/service-profile': { body: {} },
      '/service-application': { body: { uuid, version: 7 } },
      '/service-krang-heloc': () => {
        if (isAway()) refused += 1
        if (isAway()) return { status: 503, body: { code: 'DATABASE_AWAY', errors: ['Come again.'] } }
        return { body: { checklistStatus: refused === 0 ? 'GEN_APP_DISCLOSURES' : 'APP_SUBMISSION' } }
      },
    })
    await open('/start/hmda')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(refused).toBeGreaterThan(2)
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(place()).toBe(`${below}/start/app-summary`)
  })

  it('sends a step with key and version, waits while the server works, and goes on', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const working: ApplicationStatus = { checklistStatus: 'GEN_APP_DISCLOSURES' }
    const calls = serve([
      { checklistStatus: 'HMDA' },
      working,
      working,
      { checklistStatus: 'APP_SUBMISSION' },
    ])
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(place()).toBe(`${below}/start/hmda`)
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    expect(place()).toBe(`${below}/start/app-summary`)
    const sent = calls.find(({ method }) => method === 'POST')
    expect(sent?.headers.get('if-match')).toBe('7')
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([[{}], [null]])(
    'takes a step as sent that was answered with no more than %j, and looks',
    async (body) => {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      serve([{ checklistStatus: 'HMDA' }, { checklistStatus: 'APP_SUBMISSION' }], () => ({ body }))
      await open('/start/hmda')
      await user.click(screen.getByRole('button', { name: 'Send' }))
      await act(() => vi.advanceTimersByTimeAsync(1_500))
      expect(place()).toBe(`${below}/start/app-summary`)
    },
  )

  it('holds the page of a step that was sent while its result cannot be read, and goes on once it can', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    let [isBroken, state] = [false, 'HMDA']
    answerCalls({
      '/service-profile': { body: {} },
      [`/service-application/api/v1/application/heloc/${uuid}/submissions`]: () => {
        isBroken = true
        return { body: { status: {} } }
      },
      '/service-application': { body: { uuid, version: 7 } },
      '/service-conditions': { body: [] },
      '/service-drafts': { body: { drafts: [] } },
      '/service-krang-heloc': () =>
        isBroken ? { status: 500, body: {} } : { body: { checklistStatus: state } },
    })
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByText('We are still working on this')).toBeTruthy()
    ;[isBroken, state] = [false, 'APP_SUBMISSION']
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(place()).toBe(`${below}/start/app-summary`)
  })

  it('leads on whoever goes back while the next page is still on its way', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { promise, resolve } = Promise.withResolvers<void>()
    onTheWay.set('start/app-summary', promise)
    serve([{ checklistStatus: 'HMDA' }, { checklistStatus: 'APP_SUBMISSION' }])
    await open('/start/hmda', true)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.queryByRole('heading')).toBeNull()
    window.history.back()
    await act(() => vi.advanceTimersByTimeAsync(500))
    await act(async () => resolve())
    onTheWay.clear()
    expect(screen.getByRole('heading', { name: 'start/app-summary' })).toBeTruthy()
  })

  it('reads the application again when the server says that the page is stale', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const stale = { status: 409, body: { errors: ['Changed.'], code: 'STALE_VERSION' } }
    serve([{ checklistStatus: 'HMDA' }, { checklistStatus: 'APP_SUBMISSION' }], () => stale)
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(place()).toBe(`${below}/start/app-summary`)
    expect(currentToasts().map(({ text }) => text)).toEqual([
      expect.stringContaining('What you sent from here was not used.'),
    ])
  })

  it('stays on a page that is still due when the application changed, and then sends with the version of now', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const sent: (string | null)[] = []
    let version = 7
    answerCalls({
      '/service-profile': { body: {} },
      [`/service-application/api/v1/application/heloc/${uuid}/submissions`]: ({ headers }) => {
        sent.push(headers.get('if-match'))
        version = 8
        return { status: 409, body: { errors: ['Changed.'], code: 'STALE_VERSION' } }
      },
      '/service-application': () => ({ body: { uuid, version } }),
      '/service-krang-heloc': () => ({ body: { checklistStatus: 'HMDA', version } }),
    })
    const before = told()
    await open('/start/hmda')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(place()).toBe(`${below}/start/hmda`)
    expect(told()).toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(sent).toEqual(['7', '8'])
  })

  it('shows the page to read, with a way to look again, when the server takes too long', async () => {
    serve([{ checklistStatus: 'GEN_APP_DISCLOSURES', summaryReady: true }])
    await open('/start/app-summary')
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy()
  })

  it('goes on by itself when the server is done after all, and lets nothing be sent until then', async () => {
    const waiting = { checklistStatus: 'GEN_APP_DISCLOSURES', summaryReady: true, version: 7 }
    const isDone = { now: false }
    answerCalls({
      '/service-profile': { body: {} },
      [`/service-application/api/v1/application/heloc/${uuid}`]: { body: { uuid, version: 7 } },
      '/service-krang-heloc': () => ({
        body: isDone.now ? { checklistStatus: 'HMDA', version: 7 } : waiting,
      }),
    })
    await open('/start/app-summary')
    await act(() => vi.advanceTimersByTimeAsync(90_000))
    expect(screen.getByText('Send').closest('[inert]')).not.toBeNull()
    isDone.now = true
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(place()).toBe(`${below}/start/hmda`)
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull()
    expect(screen.getByText('Send').closest('[inert]')).toBeNull()
  })
})
