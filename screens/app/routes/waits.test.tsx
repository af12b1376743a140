import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import ApplicationArea from './application-area.tsx'
import ApplicationPage from './application-page.tsx'
import SignerArea from './signer-area.tsx'

vi.mock('./page-screen.tsx', () => ({ PageScreen: ({ page }: { page: string }) => <h1>{page}</h1> }))

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const below = `/account/heloc/${uuid}`
const signing = '/account/heloc/heloc-signer'

const areas = (
  <Routes>
    <Route path={signing} element={<SignerArea />} />
    <Route path="/account/heloc/:uuid" element={<ApplicationArea />}>
      <Route index element={<ApplicationPage page={undefined} />} />
      <Route path="start/hmda" element={<ApplicationPage page="start/hmda" />} />
      <Route path="start/profile" element={<ApplicationPage page="start/profile" />} />
      <Route path="income/link/:type" element={<ApplicationPage page="income/link" />} />
      <Route path="*" element={<ApplicationPage page={undefined} />} />
    </Route>
  </Routes>
)

const never = () => new Promise<Answer>(() => undefined)

/** Server that works for ever on an application, or does not answer calls whose path contains `silent`. */
function serve(silent?: string) {
  const answers: Record<string, Answer> = {
    '/service-profile': { body: {} },
    '/service-application': { body: { uuid, version: 7 } },
    '/service-conditions': { body: [] },
    '/service-drafts': { body: { drafts: [] } },
    '/service-krang-heloc': { body: { checklistStatus: 'GEN_APP_DISCLOSURES', version: 7 } },
  }
  answerCalls(
    Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [
        path,
        silent !== undefined && path.includes(silent) ? never : answer,
      ]),
    ),
  )
}

/** Sentences that somebody sees now: those of the wait, and a page that is there. */
const said = () =>
  [...document.querySelectorAll('[role=status], [role=dialog], h1')].map((e) => e.textContent)

beforeEach(() => {
  // Also the time limit of a request, which the browser counts by itself.
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['the application, from its dashboard', below, undefined],
  ['a page that is not due', `${below}/start/hmda`, undefined],
  ['an application that the server does not find the time to read', below, '/service-application'],
  ['what was saved for later, which does not come', below, '/service-drafts'],
  ['what a co-owner signs, which does not come', signing, ''],
])('whoever waits for %s', (_, path, silent) => {
  it('reads at every moment what is going on, and has a way on after half a minute', async () => {
    serve(silent)
    await renderScreen(areas, { path })
    for (let second = 0; second <= 70; second += 1) {
      expect([second, said().join('')]).toEqual([second, expect.stringMatching(/\w+ \w+/)])
      if (second > 30) {
        expect([second, screen.queryAllByRole('button', { name: 'Look again' }).length]).toEqual([second, 1])
        expect(
          screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:')),
        ).toBe(true)
        expect(screen.queryAllByRole('link', { name: 'Go to your dashboard' })).toHaveLength(
          path === signing ? 0 : 1,
        )
      }
      await act(() => vi.advanceTimersByTimeAsync(1_000))
    }
  })
})

describe('an address of an application with a value that its page does not know', () => {
  it('is not found, whatever is due', async () => {
    serve()
    await renderScreen(areas, { path: `${below}/income/link/NONSENSE` })
    expect(await screen.findByRole('heading', { name: 'not-found' })).toBeDefined()
  })
})
