import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { factorToken } from '../../../tests/support/browser/factor-token.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { findToken } from '../../api/session/session.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import Login from '../../pages/auth/login.tsx'
import SignerLogin from '../../pages/heloc-signer/login.tsx'
import AccountSetup from '../../pages/register/account-setup.tsx'

// Letters are typed one by one, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

const verification = '/identity/secure/api/v1/second-factor/verification'
const due = { twoFactorEnabled: true, totpVerified: false }
const setup = '/account/heloc/register/account-setup'
const signer = '/account/heloc/heloc-signer'
const waiting = { headers: { authorization: `Bearer ${factorToken('ana')}` } }
const right = {
  body: { redirect: '/account/heloc/abc' },
  headers: { authorization: `Bearer ${sampleToken('ana')}` },
}
const wrong = {
  status: 422,
  body: { errors: ['This code is not right.'], field: 'code', code: 'FACTOR_CODE' },
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all([
    loadForm('auth/code'),
    loadForm('auth/recovery'),
    import('./give-factor.tsx'),
    import('../account/own-widgets.tsx'),
  ])
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page whose sign-in finds a second factor. */
async function open(path: string, code: Answer = right) {
  const calls = answerCalls({
    '/identity-broker': { ...waiting, body: { redirect: '/dashboard', ...due } },
    '/identity/api/v1/registration/setup': { ...waiting, body: { identityUuid: 'x', ...due } },
    [verification]: code,
  })
  const pages = (
    <Routes>
      <Route path="/auth/login" element={<Login />} />
      <Route path={setup} element={<AccountSetup />} />
      <Route path={`${signer}/login`} element={<SignerLogin />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  )
  const { unmount } = await renderScreen(pages, { path })
  return { calls, unmount }
}

async function givePassword() {
  await userEvent.type(await screen.findByLabelText('Email address'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { name: 'Enter your code' })
}

async function give(label: string, code: string) {
  await userEvent.type(await screen.findByLabelText(label), code)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const place = () => screen.getByTestId('place').textContent
const arriveAt = (path: string) => waitFor(() => expect(place()).toBe(path))

describe('a sign-in to an account with a second factor', () => {
  it('asks for the code after the password, and signs in only with it', async () => {
    const { calls } = await open('/auth/login')
    await givePassword()
    expect(findToken()).toBeUndefined()
    await give('Code from your app', '123456')
    await arriveAt('/account/heloc/abc')
    const sent = calls.find(({ url }) => url === verification)
    expect(sent?.headers.get('authorization')).toBe(waiting.headers.authorization)
    expect(sent?.body).toEqual({ code: '123456', mode: 'customer' })
    expect(`Bearer ${findToken()}`).toBe(right.headers.authorization)
    expect(sessionStorage.getItem('factor')).toBeNull()
  })

  it('asks as a telephone fills in: six digits, with the numeric keypad', async () => {
    await open('/auth/login')
    await givePassword()
    const field = await screen.findByLabelText('Code from your app')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
  })

  it('takes a recovery code in place of the app, as it was kept', async () => {
    const { calls } = await open('/auth/login')
    await givePassword()
    // The field is loaded when it is first shown.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' })))
    await give('Recovery code', 'ABCD-EFGH-ABCD-EFGH-ABCD-EFGH')
    await arriveAt('/account/heloc/abc')
    expect(calls.at(-1)?.body).toMatchObject({ code: 'ABCD-EFGH-ABCD-EFGH-ABCD-EFGH' })
  })

  it('goes back to where one came from', async () => {
    await open('/auth/login?redirectUrl=%2Fdashboard%3Fa%3D1')
    await givePassword()
    await give('Code from your app', '123456')
    await arriveAt('/dashboard?a=1')
  })

  it('says what is wrong with a code, and how long to wait after too many', async () => {
    await open('/auth/login', wrong)
    await givePassword()
    await give('Code from your app', '123456')
    await waitFor(() => expect(screen.getAllByText(/This code is not right/)[0]).toBeTruthy())
    answerCalls({ [verification]: { status: 429, body: { errors: ['Please wait 2 minutes.'] } } })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getAllByText(/Please wait 2 minutes/)[0]).toBeTruthy())
    expect(findToken()).toBeUndefined()
  })

  it('still asks for the code after a reload', async () => {
    const { unmount } = await open('/auth/login')
    await givePassword()
    unmount()
    await open('/auth/login')
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
  })

  it('asks for the password again once it is over', async () => {
    await open('/auth/login', { status: 401, body: { errors: ['unauthenticated'] } })
    await givePassword()
    await give('Code from your app', '123456')
    expect(await screen.findByLabelText('Password')).toBeTruthy()
    expect(sessionStorage.getItem('factor')).toBeNull()
  })

  it('can be left for another account', async () => {
    await open('/auth/login')
    await givePassword()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with another account' }))
    expect(await screen.findByLabelText('Password')).toBeTruthy()
    expect(sessionStorage.getItem('factor')).toBeNull()
  })
})

describe('every other way in asks for the code as well', () => {
  it('of a co-owner', async () => {
    const { calls } = await open(`${signer}/login`, { ...right, body: { redirect: `${signer}/resume` } })
    await givePassword()
    await give('Code from your app', '123456')
    await arriveAt(`${signer}/resume`)
    expect(calls.at(-1)?.body).toMatchObject({ mode: 'signer' })
  })

  it.each([
    [setup, '/auth/login'],
    [`${signer}/login?step=setup`, `${signer}/login`],
  ])('with a mailed code and a new password at %s', async (path, login) => {
    await Promise.all([loadForm('register/setup-code'), loadForm('register/account-setup')])
    await open(path)
    const byCode = screen.queryByRole('button', { name: 'I already have a code' })
    if (byCode) await userEvent.click(byCode)
    await userEvent.type(await screen.findByLabelText('Email address'), 'ana@example.com')
    await userEvent.type(screen.getByLabelText('Code from your email'), '123456')
    await userEvent.type(screen.getByLabelText('Create a password'), 'plain walnut harbor lamp')
    await userEvent.click(screen.getByRole('button', { name: 'Set password and continue' }))
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy()
    expect(place()).toBe(login)
    expect(findToken()).toBeUndefined()
  })
})
