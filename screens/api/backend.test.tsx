import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import limits from '../../flows/limits.json' with { type: 'json' }
import { renderPage } from '../../tests/support/browser/render-page.tsx'
import { usePageSubmit } from '../kit/follow/use-page-submit.ts'
import { currentToasts } from '../kit/frame/toast-store.ts'
import { countAccountChanges } from './session/account-changes.ts'

function Page() {
  const submit = usePageSubmit('profile')
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => submit({}).catch(() => undefined)}>
        Send
      </button>
    </>
  )
}

it('notes a step without an answer too: it may have been taken, so what shows the account reads again', async () => {
  await renderPage(<Page />, { hasForm: false })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The line is cut.')))
  const before = countAccountChanges()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(countAccountChanges()).toBe(before + 1))
  vi.unstubAllGlobals()
})

/** Signs with a typed name as a person, and returns what hears of the refusal and what was sent. */
async function signAs(typedName: string, name: { firstName: string; middleName?: string; lastName: string }) {
  const refused = vi.fn()
  function Signing() {
    const submit = usePageSubmit('summary')
    return (
      <>
        <h1>Page</h1>
        <button type="button" onClick={() => submit({ typedName }).catch(refused)}>
          Sign
        </button>
      </>
    )
  }
  const { submissions } = await renderPage(<Signing />, { hasForm: false, profile: { name } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
  await vi.waitFor(() => expect(refused.mock.calls.length + submissions.length).toBe(1))
  return { refusal: refused.mock.calls[0]?.[0], submissions }
}

it('refuses a signature with another name before anything is sent, and says the one that documents print', async () => {
  const signed = await signAs('Ana Coal', { firstName: 'Ana', middleName: 'Q', lastName: 'Cole' })
  expect(signed.refusal).toMatchObject({
    field: 'typedName',
    message: 'This is not the name in your documents, Ana Q Cole.',
  })
  expect(signed.submissions).toEqual([])
})

it('says nothing of a slow answer after a signature was refused, for nothing was sent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { refusal } = await signAs('Ana Coal', { firstName: 'Ana', lastName: 'Cole' })
  expect(refusal).toBeDefined()
  vi.advanceTimersByTime(3 * limits.limits.sending.slowMs)
  expect(currentToasts()).toEqual([])
  vi.useRealTimers()
})

it('says that an answer takes longer than usual and that nothing is lost, until it is there', async () => {
  await renderPage(<Page />, { hasForm: false })
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.advanceTimersByTimeAsync(limits.limits.sending.slowMs - 1)
  expect(currentToasts()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(currentToasts()[0]?.text).toContain('Nothing you entered is lost')
  answer.resolve(Response.json({ status: {} }))
  await vi.advanceTimersByTimeAsync(2 * limits.limits.sending.slowMs)
  expect(currentToasts()).toEqual([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
