import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AgentApp } from '../agent-app.tsx'
import { saveAgentToken } from '../api/agent-session.ts'

const path = '/service-staff/secure/api/v1/second-factor'
const tokenFor = (aud: string) => `x.${btoa(JSON.stringify({ aud }))}.x`
const codes = Array.from({ length: 10 }, (_, at) => `CODE-${at}`)
const qrCode = 'data:image/svg+xml;base64,PHN2Zy8+'
const self = { identityUuid: 'x', name: 'Sam Desk', email: 'x@example.com', userType: 'AGENT', lenders: [] }

/** Answers of the server by call. Those after which one is signed in bring a token of the staff. */
const answers: Record<string, object> = {}
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  window.history.replaceState(null, '', '/agent')
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (body !== undefined) sent.push([url, JSON.parse(String(body))])
    const signsIn = /confirmation|verification/.test(url)
    const headers = { ...(signsIn && { authorization: `Bearer ${tokenFor('staff')}` }) }
    return new Response(JSON.stringify(answers[`${method} ${url}`]), { headers })
  })
  Object.assign(answers, {
    [`POST ${path}`]: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qrCode },
    [`POST ${path}/confirmation`]: { recoveryCodes: codes },
    [`POST ${path}/verification`]: { redirect: '/agent' },
    'GET /service-staff/secure/api/v1/self': self,
  })
  saveAgentToken(tokenFor('staff-factor'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  saveAgentToken(undefined)
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const enter = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code from your app, or a recovery code'), {
    target: { value: code },
  })

describe('one of the staff between the password and the second factor', () => {
  it('who has none scans or types a secret, confirms it with a code, and sees the recovery codes before anything else', async () => {
    answers[`GET ${path}`] = { isSet: false }
    render(<AgentApp />)
    await screen.findByText('Set up an authenticator app')
    await press('Show the QR code')
    expect(screen.getByRole('img').getAttribute('src')).toBe(qrCode)
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    enter('123456')
    await press('Confirm and sign in')
    expect(sent.at(-1)).toEqual([`${path}/confirmation`, { code: '123456' }])
    for (const code of codes) expect(screen.getByText(code)).toBeTruthy()
    await press('I have saved them')
    expect(await screen.findByText('Hello, Sam Desk')).toBeTruthy()
  })

  it('who has one enters a code of the app, or a recovery code as it was shown', async () => {
    answers[`GET ${path}`] = { isSet: true, recoveryCodesLeft: 10 }
    render(<AgentApp />)
    await screen.findByText('Enter your code')
    enter('ABCD-EFGH-ABCD-EFGH-ABCD-EFGH')
    await press('Sign in')
    expect(sent.at(-1)).toEqual([`${path}/verification`, { code: 'ABCD-EFGH-ABCD-EFGH-ABCD-EFGH' }])
    expect(await screen.findByText('Hello, Sam Desk')).toBeTruthy()
  })

  it('may go back to the password', async () => {
    answers[`GET ${path}`] = { isSet: true, recoveryCodesLeft: 10 }
    render(<AgentApp />)
    await screen.findByText('Enter your code')
    await press('Back to the sign-in')
    expect(await screen.findByText('Sign in as staff')).toBeTruthy()
  })
})
