import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import limits from '../../flows/limits.json' with { type: 'json' }
import { renderPage } from '../../tests/support/browser/render-page.tsx'
import { countAccountChanges } from '../api/session/account-changes.ts'
import { currentToasts } from '../frame/toast-store.ts'
import { usePageSubmit } from './use-page-submit.ts'

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

it('refuses a signature with another name before anything is sent, so before a proof is asked for', async () => {
  const refused = vi.fn()
  function Signing() {
    const submit = usePageSubmit('summary')
    const send = () => submit({ typedName: 'Ana Coal' }).catch(refused)
    return (
      <>
        <h1>Page</h1>
        <button type="button" onClick={send}>
          Sign
        </button>
      </>
    )
  }
  const profile = { name: { firstName: 'Ana', lastName: 'Cole' } }
  const { submissions } = await renderPage(<Signing />, { hasForm: false, profile })
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(refused).toHaveBeenCalled())
  expect(refused.mock.calls[0]?.[0]).toMatchObject({
    field: 'typedName',
    message: 'This is not the name in your documents, Ana Cole.',
  })
  expect(submissions).toEqual([])
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
