import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../tests/support/browser/render-page.tsx'
import { countAccountChanges } from '../api/session/account-changes.ts'
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
