import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes, useNavigate } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { findToken, saveToken } from '../../api/session/session.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import { findDraft, saveDraft } from '../../kit/storage/drafts.ts'
import AccountSetup from '../register/account-setup.tsx'
import Login from './login.tsx'
import Logout from './logout.tsx'

const arriveAt = (path: string) =>
  vi.waitFor(() => expect(screen.getByTestId('place').textContent).toBe(path))

async function signIn(path: string) {
  const user = userEvent.setup()
  const calls = answerCalls({
    '/identity-broker': {
      headers: { authorization: `Bearer ${sampleToken('ana')}` },
      body: { redirect: '/account/heloc/abc' },
    },
  })
  await renderScreen(<Login />, { path })
  await user.type(await screen.findByLabelText('Email address'), 'ana@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return calls
}

describe('signing in', () => {
  it('names application, lender and mode, and follows the redirect of the answer', async () => {
    const [call] = await signIn('/auth/login')
    expect(call?.body).toMatchObject({ applicationName: 'heloc', orgCode: 'FHEL', mode: 'customer' })
    expect(call?.headers.get('x-with-origin')).toBe(window.location.origin)
    await arriveAt('/account/heloc/abc')
  })

  it('goes back to where one came from', async () => {
    await signIn('/auth/login?redirectUrl=%2Fdashboard%3Fa%3D1')
    await arriveAt('/dashboard?a=1')
  })

  it('never goes to another host', async () => {
    await signIn('/auth/login?redirectUrl=%2F%2Fevil.example')
    await arriveAt('/account/heloc/abc')
  })

  it('hands the address that was typed to whoever forgot their password, and not by the address bar', async () => {
    answerCalls({})
    await loadForm('register/setup-code')
    const setup = '/account/heloc/register/account-setup'
    const pages = (
      <Routes>
        <Route path="/auth/login" element={<Login />} />
        <Route path={setup} element={<AccountSetup />} />
      </Routes>
    )
    await renderScreen(pages, { path: '/auth/login' })
    await userEvent.type(await screen.findByLabelText('Email address'), 'ana@example.com')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password, or invited?' }))
    await screen.findByRole('heading', { name: 'Set or reset your password' })
    expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'ana@example.com')
    await arriveAt(setup)
  })

  it('is not asked of somebody who is signed in', async () => {
    saveToken(sampleToken('ana'))
    await renderScreen(<Login />, { path: '/auth/login' })
    await arriveAt('/dashboard')
  })
})

describe('a window that waits to be signed in', () => {
  const signInElsewhere = async () => {
    localStorage.setItem('jwt', sampleToken('ana'))
    await act(async () => window.dispatchEvent(new StorageEvent('storage')))
  }

  it('goes on to where it was once somebody has signed in in another', async () => {
    answerCalls({})
    const pages = (
      <Routes>
        <Route path="/auth/login" element={<Login />} />
      </Routes>
    )
    await renderScreen(pages, { path: '/auth/login?redirectUrl=%2Fdashboard%3Fa%3D1' })
    await screen.findByLabelText('Email address')
    await signInElsewhere()
    await arriveAt('/dashboard?a=1')
  })
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back
    </button>
  )
}

describe('signing out', () => {
  const signOut = async (answer: { status?: number; body: unknown }) => {
    saveToken(sampleToken('ana'))
    saveDraft('a', { city: 'Reno' })
    const calls = answerCalls({ '/identity-broker': answer })
    await act(async () => void (await renderScreen(<Logout />, { path: '/auth/logout' })))
    await vi.waitFor(() => expect(findToken()).toBeUndefined())
    return calls
  }

  it('names application, lender and mode, forgets what was typed, and follows the redirect', async () => {
    const [call] = await signOut({ body: { redirect: '/goodbye' } })
    expect(call?.body).toEqual({ applicationName: 'heloc', orgCode: 'FHEL', mode: 'customer' })
    expect(findDraft('a')).toBeUndefined()
    await arriveAt('/goodbye')
  })

  it('says so where the redirect leads here', async () => {
    await signOut({ body: { redirect: '/auth/logout' } })
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeTruthy()
  })

  it('signs nobody out who comes back to it after signing in again', async () => {
    const calls = answerCalls({ '/identity-broker': { body: { redirect: '/auth/logout' } } })
    const pages = (
      <Routes>
        <Route path="/auth/logout" element={<Logout />} />
        <Route path="/auth/login" element={<Back />} />
        <Route path="/dashboard" element={<p>here</p>} />
      </Routes>
    )
    saveToken(sampleToken('ana'))
    await act(async () => void (await renderScreen(pages, { path: '/auth/logout' })))
    await screen.findByRole('heading', { name: 'You are signed out' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }))
    const token = sampleToken('ben')
    saveToken(token)
    await userEvent.click(screen.getByRole('button', { name: 'back' }))
    await arriveAt('/dashboard')
    expect(findToken()).toBe(token)
    expect(calls.filter(({ url }) => url.includes('logout'))).toHaveLength(1)
  })

  it('goes to the login when the server fails, signed out on this device', async () => {
    await signOut({ status: 500, body: { errors: [] } })
    await arriveAt('/auth/login')
  })
})
