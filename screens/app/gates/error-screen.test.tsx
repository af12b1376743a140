import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { noteReachable } from '../../api/reachability.ts'
import ConnectionBanner from '../../frame/connection-banner.tsx'
import { ApiError } from '../../kit/api/api-error.ts'
import { ErrorBoundary } from './error-boundary.tsx'

let failure: Error | undefined
function Page() {
  if (failure) throw failure
  return <p>the page</p>
}

const logged = vi.spyOn(console, 'error')
beforeEach(() => logged.mockImplementation(() => undefined))
afterEach(() => {
  logged.mockReset()
  vi.unstubAllGlobals()
  noteReachable(true)
})

describe('the generic error screen', () => {
  it('says what the specification says, logs it without what the message quotes, and tries again', async () => {
    const user = userEvent.setup()
    failure = new Error('about Ana Reyes')
    await renderScreen(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading').textContent).toBe('Sorry, looks like we have hit a snag!')
    expect(screen.getByText(/Please click “Try again” to see if we can get you back moving\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'help@hearthline.example' })).toBeTruthy()
    const lines = logged.mock.calls.filter(([first]) => first === 'HELOC: Error Fallback')
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('Ana')
    failure = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('says when to come back, where the server said so', async () => {
    failure = new ApiError(503, '', { errors: ['Please try again in a minute.'] })
    await renderScreen(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )
    screen.getByText('Please try again in a minute.')
  })

  it('says that something unexpected happened, where the server said nothing', async () => {
    failure = new ApiError(500, 'Something unexpected happened', {})
    await renderScreen(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )
    screen.getByText('Something unexpected happened.')
  })

  it('is left behind by going elsewhere', async () => {
    const user = userEvent.setup()
    function Place() {
      const [place, go] = useState('here')
      return (
        <>
          <button type="button" onClick={() => go('there')}>
            go
          </button>
          <ErrorBoundary place={place}>
            <Page />
          </ErrorBoundary>
        </>
      )
    }
    failure = new Error('x')
    await renderScreen(<Place />)
    failure = undefined
    await user.click(screen.getByText('go'))
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('goes on by itself when the line is back', async () => {
    noteReachable(false)
    failure = new ApiError(0, 'no answer')
    await renderScreen(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    )
    expect(screen.getByText(/Our servers did not respond/)).toBeTruthy()
    failure = undefined
    act(() => noteReachable(true))
    expect(screen.getByText('the page')).toBeTruthy()
  })
})

describe('the banner of the connection', () => {
  it('stands while the server does not answer, and goes with its first answer', async () => {
    const user = userEvent.setup()
    answerCalls({})
    await renderScreen(<ConnectionBanner />)
    expect(screen.queryByRole('button')).toBeNull()
    act(() => noteReachable(false))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText(/We cannot reach our servers/)).toBeTruthy()
    answerCalls({ '/health/live': { body: {} } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks once by itself when the device is connected again, on a page that asks for nothing', async () => {
    noteReachable(false)
    const device = { onLine: false, clipboard: undefined }
    vi.stubGlobal('navigator', device)
    answerCalls({ '/health/live': { body: {} } })
    await renderScreen(<ConnectionBanner />)
    expect(screen.getByText(/You are offline/)).toBeTruthy()
    device.onLine = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  it('says that the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false, clipboard: undefined })
    await renderScreen(<ConnectionBanner />)
    expect(screen.getByText(/You are offline. What you typed is still here/)).toBeTruthy()
  })
})
