import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { calls } from '../../api/calls.ts'
import { clearSession, saveToken } from '../../api/session/session.ts'
import { AnswersKept } from '../../features/access/answers-kept.tsx'
import DraftOwner from '../../frame/draft-owner.tsx'
import { currentToasts } from '../../kit/frame/toast-store.ts'
import { findDraft, saveDraft } from '../../kit/storage/drafts.ts'
import { MaintenanceGate } from './maintenance-gate.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const page = '/account/heloc/3f5378b0-3a68-4233-837d-ed5cc9163b8e/liens?x=1'
const login = `/auth/login?redirectUrl=${encodeURIComponent(page)}`
const place = () => screen.getByTestId('place').textContent

const area = (
  <Routes>
    <Route element={<RequireSignIn />}>
      <Route path="/account/heloc/:uuid/liens" element="liens" />
      <Route path="/account/heloc/heloc-signer/sign" element="sign" />
    </Route>
    <Route
      path="*"
      element={
        <>
          elsewhere <AnswersKept />
        </>
      }
    />
  </Routes>
)

const unknown = { status: 401, body: { errors: ['unauthenticated'], message: 'unauthenticated' } }
const serve = (isFlagOn = false, reason?: string) =>
  answerCalls({
    '/service-application': { ...unknown, body: { ...unknown.body, reason } },
    '/service-profile': unknown,
    '/service-optimize/': { body: { features: isFlagOn ? ['fe-heloc-register-on-session-loss'] : [] } },
  })

/** Opens the area signed in, then makes a call whose response ends the session. */
async function lose(path: string, call: () => Promise<unknown> = calls.applications) {
  saveToken(sampleToken('ana'))
  await renderScreen(area, { path })
  await act(() => call().catch(() => undefined))
  await vi.waitFor(() => expect(screen.getByText('elsewhere')).toBeTruthy())
}

afterEach(() => void vi.unstubAllGlobals())

describe('a page that is not public', () => {
  it('sends a visitor to the login, with the way back', async () => {
    await renderScreen(area, { path: page })
    await vi.waitFor(() => expect(place()).toBe(login))
  })

  it('under maintenance says so to a visitor, who does not meet the login first', async () => {
    const routes = JSON.stringify([page.split('?')[0]])
    const answer = Promise.withResolvers<object>()
    answerCalls({ '/service-optimize/external/api/v2/decision': () => answer.promise })
    await renderScreen(<MaintenanceGate>{area}</MaintenanceGate>, { path: page })
    await act(async () => void (await import('./to-login.tsx')))
    expect(place()).toBe(page)
    answer.resolve({ body: { flagEnabled: true, variables: { routes } } })
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
    expect(place()).toBe(page)
  })

  it('sends somebody whose session the server no longer knows to the login, and says that nothing is lost', async () => {
    serve()
    await lose(page)
    expect(place()).toBe(login)
    expect(localStorage.getItem('jwt')).toBeNull()
    expect(currentToasts()[0]?.text).toContain('anything you typed is still here')
  })

  it('says above the sign-in that a file that was being sent is to be added again', async () => {
    serve()
    await lose(page)
    const notices = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(notices.join()).toContain('If a file was still being sent, please add it again.')
  })

  it.each([
    ['the only call that was refused', calls.profile],
    ['refused after others', () => calls.applications().catch(calls.profile)],
  ])('says that the profile could not be read, where that was %s', async (_, call) => {
    serve()
    await lose(page, call)
    expect(currentToasts()[0]?.text).toMatch(/^Failed to fetch profile details\. Your session has ended/)
  })

  it.each([
    ['ENDED', 'signed out here from another device'],
    ['PASSWORD', 'Your password was changed'],
    ['LIMIT', 'for 12 hours at most'],
    ['DENIED', 'the password no longer works. Choose “Forgot your password”'],
    ['SOMETHING_NEW', 'Your session has ended'],
  ])('tells them why, where the server says so, and that nothing is lost: %s', async (reason, words) => {
    serve(false, reason)
    await lose(page)
    expect(place()).toBe(login)
    expect(currentToasts().at(-1)?.text).toContain(words)
    expect(currentToasts().at(-1)?.text).toContain('anything you typed is still here')
    expect(screen.getAllByRole('status').some((notice) => notice.textContent?.includes(words))).toBe(true)
  })

  it('sends them to registration with their query instead where the flag says so', async () => {
    serve(true)
    await lose(page)
    expect(place()).toBe('/account/heloc/register?x=1')
  })

  it('sends them there, too, where the first call is refused before the page has opened, and says so once', async () => {
    serve(true)
    saveToken(sampleToken('ana'))
    await calls.applications().catch(() => undefined)
    const { unmount } = await renderScreen(area, { path: page })
    await vi.waitFor(() => expect(place()).toBe('/account/heloc/register?x=1'))
    expect(currentToasts().at(-1)?.text).toMatch(/^Your session has ended/)
    unmount()
    await renderScreen(area, { path: page })
    await vi.waitFor(() => expect(place()).toBe(login))
  })

  it('sends an additional signer to the login of the signers, whatever the flag says', async () => {
    serve(true)
    await lose('/account/heloc/heloc-signer/sign')
    expect(place()).toBe('/account/heloc/heloc-signer/login')
  })

  it('closes in every window when one signs out', async () => {
    serve(true)
    saveToken(sampleToken('ana'))
    await renderScreen(area, { path: page })
    localStorage.removeItem('jwt')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'jwt' })))
    await vi.waitFor(() => expect(place()).toBe(login))
    expect(currentToasts()[0]?.text).toContain('another window')
  })

  it('says that the session ended, and not that one signed out, where another window found it ended', async () => {
    serve(true)
    saveToken(sampleToken('ana'))
    const typing = (
      <>
        {area}
        <DraftOwner />
      </>
    )
    await renderScreen(typing, { path: page })
    const ended = { key: 'jwt', oldValue: localStorage.getItem('jwt'), newValue: null }
    localStorage.removeItem('jwt')
    act(() => void window.dispatchEvent(new StorageEvent('storage', ended)))
    await vi.waitFor(() => expect(place()).toBe('/account/heloc/register?x=1'))
    expect(currentToasts().at(-1)?.text).toMatch(/^Your session has ended/)
  })

  it('closes when the browser goes back to it as it was before one signed out', async () => {
    serve(true)
    saveToken(sampleToken('ana'))
    await renderScreen(area, { path: page })
    localStorage.removeItem('jwt')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await vi.waitFor(() => expect(place()).toBe(login))
  })
})

describe('what was typed', () => {
  it('waits for the same person to sign in again after a lost session', async () => {
    serve()
    saveDraft('a', { city: 'Reno' })
    await lose(page)
    expect(findDraft('a')).toEqual({ city: 'Reno' })
    saveToken(sampleToken('ana'))
    expect(findDraft('a')).toEqual({ city: 'Reno' })
  })

  it('is never found by somebody else, nor after signing out', async () => {
    serve()
    saveDraft('a', { city: 'Reno' })
    await lose(page)
    saveToken(sampleToken('ben'))
    expect(findDraft('a')).toBeUndefined()
    saveDraft('b', { city: 'Reno' })
    clearSession()
    expect(findDraft('b')).toBeUndefined()
  })
})
