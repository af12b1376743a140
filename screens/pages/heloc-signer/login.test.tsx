import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { findToken, saveToken } from '../../api/session/session.ts'
import { saveDraft } from '../../kit/storage/drafts.ts'
import SignerLogin from './login.tsx'

// Letters are typed one by one, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const resume = '/account/heloc/heloc-signer/resume'
const place = () => screen.getByTestId('place').textContent

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('the login of signers', () => {
  it('says that it is one, and follows the redirect without its query', async () => {
    const calls = answerCalls({
      '/identity-broker': {
        body: { redirect: `${resume}?org=FHEL` },
        headers: { authorization: 'Bearer new' },
      },
    })
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login' })
    await userEvent.type(await screen.findByLabelText('Email address'), 'sam@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(place()).toBe(resume))
    expect(calls[0]?.body).toMatchObject({ mode: 'signer', applicationName: 'heloc' })
  })

  it('takes the place of whoever was signed in, and keeps nothing of what they typed', async () => {
    saveToken(sampleToken('borrower'))
    const token = sampleToken('signer')
    saveDraft('x:start/contact', { email: 'jo@example.com' })
    answerCalls({
      '/identity-broker': { body: { redirect: resume }, headers: { authorization: `Bearer ${token}` } },
    })
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login' })
    screen.getByText('Someone is signed in on this browser')
    await userEvent.type(await screen.findByLabelText('Email address'), 'sam@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(findToken()).toBe(token))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
  })

  it('signs out at the server and here, and leads back to itself without a query', async () => {
    saveToken(sampleToken('signer'))
    const login = '/account/heloc/heloc-signer/login'
    const calls = answerCalls({ '/identity-broker': { body: { redirect: `${login}?org=FHEL` } } })
    await renderScreen(<SignerLogin />, { path: `${login}?step=out` })
    await waitFor(() => expect(place()).toBe(login))
    expect(calls[0]?.body).toMatchObject({ mode: 'signer' })
    expect(findToken()).toBeUndefined()
  })

  it('leads to the login of everybody when the server does not answer', async () => {
    saveToken(sampleToken('signer'))
    answerCalls({})
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login?step=out' })
    await waitFor(() => expect(place()).toBe('/auth/login'))
    expect(findToken()).toBeUndefined()
  })

  it('says of an invitation that was used already that it is done, and leads to sign in, named without the errors before', async () => {
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login?step=setup' })
    screen.getByText('Then you no longer need the code in your invitation.')
    await userEvent.click(await screen.findByRole('button', { name: 'Set password and continue' }))
    await waitFor(() => expect(document.title).toMatch(/^Error:/))
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with my password' }))
    await screen.findByRole('heading', { name: 'Sign in as a co-owner' })
    expect(document.title).toMatch(/^Sign in as a co-owner/)
  })

  it('leads on from an invitation that was used already where its reader is signed in', async () => {
    saveToken(sampleToken('signer'))
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login?step=setup' })
    const onward = screen.getByRole('link', { name: 'That is me: continue' })
    expect(onward.getAttribute('href')).toBe(resume)
    expect(screen.queryByText('Have you chosen a password already?')).toBeNull()
  })

  it('sets up access with the code of the invitation', async () => {
    const calls = answerCalls({ '/identity/api/v1/registration/setup': { body: { identityUuid: 'x' } } })
    await renderScreen(<SignerLogin />, { path: '/account/heloc/heloc-signer/login?step=setup' })
    await userEvent.type(await screen.findByLabelText('Email address'), 'sam@example.com')
    await userEvent.type(screen.getByLabelText('Code from your email'), '123456')
    await userEvent.type(screen.getByLabelText('Create a password'), 'a long enough password')
    await userEvent.click(screen.getByRole('button', { name: 'Set password and continue' }))
    await waitFor(() => expect(place()).toBe(resume))
    expect(calls[0]?.body).toMatchObject({ email: 'sam@example.com', code: '123456' })
  })
})
