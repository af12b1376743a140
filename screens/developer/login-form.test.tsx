import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { findToken } from '../api/session/session.ts'
import { LoginForm } from './login-form.tsx'

const application = { uuid: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60' }
const all = '/service-application/api/v1/application/heloc/all'
const login = '/identity-broker/customer/api/v3/login'

afterEach(() => void vi.unstubAllGlobals())

async function logIn(answers: Readonly<Record<string, string>>) {
  const opened: string[] = []
  render(<LoginForm orgCode="FHEL" onLoggedIn={(uuid) => opened.push(uuid)} />)
  for (const [label, text] of Object.entries(answers))
    await userEvent.type(screen.getByLabelText(label), text)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  return opened
}

describe('the developer login', () => {
  it('opens the active application, by e-mail and password', async () => {
    const headers = { authorization: `Bearer ${sampleToken('ana')}` }
    const calls = answerCalls({
      [login]: { headers, body: { redirect: '/' } },
      [all]: { body: [application] },
    })
    const opened = await logIn({ Email: 'ana@example.com', Password: 'secret' })
    await vi.waitFor(() => expect(opened).toEqual([application.uuid]))
    expect(calls[0]?.body).toMatchObject({ email: 'ana@example.com', password: 'secret', orgCode: 'FHEL' })
  })

  it('opens it by a jwt', async () => {
    const token = sampleToken('ana')
    answerCalls({ [all]: { body: [application] } })
    const opened = await logIn({ jwt: token })
    await vi.waitFor(() => expect(opened).toEqual([application.uuid]))
    expect(findToken()).toBe(token)
  })

  it.each<[string, Parameters<typeof answerCalls>[0]]>([
    ['is refused', { [login]: { status: 401, body: { errors: ['No.'] } } }],
    ['cannot be asked for', {}],
    ['finds no application', { [login]: { body: { redirect: '/' } }, [all]: { body: [] } }],
  ])('that %s says so', async (_, routes) => {
    answerCalls(routes)
    const opened = await logIn({ Email: 'ana@example.com', Password: 'secret' })
    expect(await screen.findByText('Something unexpected happened logging you in')).toBeTruthy()
    expect(opened).toEqual([])
  })
})
