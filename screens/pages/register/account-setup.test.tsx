import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleTerms } from '../../../tests/support/browser/sample-terms.ts'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import { Link } from '../../kit/ui/link.tsx'
import AccountSetup from './account-setup.tsx'

const setup = '/identity/api/v1/registration/setup'
beforeEach(async () => {
  localStorage.clear()
  // The forms are loaded by dynamic imports, for which a press would otherwise wait.
  for (const form of ['setup-code', 'account-setup', 'first-access', 'invited'] as const)
    await loadForm(`register/${form}`)
})

/** Presses a button. Its result suspends, and continues only if its promises settle within `act`. */
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

/** Sets up the account of a user with a code, whose account is new to the server or not. */
async function setUp(isNew: boolean, locale?: string) {
  const user = userEvent.setup()
  const calls = answerCalls({
    [setup]: ({ body }) =>
      isNew && !(body as { termsAccepted?: true }).termsAccepted
        ? { status: 422, body: { code: 'TERMS_REQUIRED', errors: ['Read the terms of use first.'] } }
        : {
            headers: { authorization: `Bearer ${sampleToken('ana')}` },
            body: { identityUuid: 'x', applicationUuid: 'abc', ...(locale && { locale }) },
          },
    '/service-application/external/api/v1/heloc/disclosures/terms': { body: sampleTerms },
  })
  await renderScreen(<AccountSetup />, { path: '/account/heloc/register/account-setup' })
  await press('I already have a code')
  await user.type(await screen.findByLabelText('Email address'), 'ana@example.com')
  await user.type(screen.getByLabelText(/code/i), '123456')
  await user.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'a long enough password')
  await press('Set password and continue')
  return { user, sent: () => calls.filter(({ url }) => url === setup).map(({ body }) => body) }
}

describe('an account in another language than the page', () => {
  it('has its pages read again by the browser, which were told so by the answer', async () => {
    const assign = vi.fn()
    vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign })
    await setUp(false, 'es-US')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/account/heloc/abc'))
    vi.restoreAllMocks()
  })
})

describe('the link of a letter that brings a code', () => {
  const link = '/account/heloc/register/account-setup?step=code'

  it('leads straight to entering it, with a way to a new code and to the sign-in', async () => {
    answerCalls({})
    await renderScreen(<AccountSetup />, { path: link })
    expect(await screen.findByLabelText(/code/i)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login')
    await press('Send me a new code')
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeDefined()
  })
})

describe('the link of an invitation', () => {
  const token = 'Az09_-'.padEnd(43, 'x')

  it('asks for a password alone, sends its token by a press and not before, and offers a code instead', async () => {
    const user = userEvent.setup()
    const calls = answerCalls({
      [setup]: { status: 422, body: { code: 'INVITATION_OVER', errors: ['Too old.'] } },
    })
    await renderScreen(<AccountSetup />, {
      path: `/account/heloc/register/account-setup?step=code#invitation=${token}`,
    })
    await user.type(
      await screen.findByLabelText(/password/i, { selector: 'input' }),
      'a long enough password',
    )
    expect(screen.queryByLabelText(/code/i)).toBeNull()
    expect(calls).toEqual([])
    await press('Set password and continue')
    expect(calls.at(-1)?.body).toEqual({
      ...{ invitation: token, password: 'a long enough password', orgCode: 'FHEL' },
    })
    await press('Set up with a code instead')
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeDefined()
  })
})

describe('the link of an invitation, opened while the page is open', () => {
  it('counts in place of the one before it', async () => {
    const user = userEvent.setup()
    const calls = answerCalls({
      [setup]: { status: 422, body: { code: 'INVITATION_OVER', errors: ['Too old.'] } },
    })
    const [first, second] = ['a'.padEnd(43, 'x'), 'b'.padEnd(43, 'x')]
    const page = (
      <>
        <Link to={`#invitation=${second}`}>the second letter</Link>
        <AccountSetup />
      </>
    )
    await renderScreen(page, { path: `/account/heloc/register/account-setup#invitation=${first}` })
    await press('Set up with a code instead')
    await user.click(screen.getByRole('link', { name: 'the second letter' }))
    await user.type(
      await screen.findByLabelText(/password/i, { selector: 'input' }),
      'a long enough password',
    )
    await press('Set password and continue')
    expect(calls.at(-1)?.body).toMatchObject({ invitation: second })
  })
})

const arrive = () =>
  vi.waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/account/heloc/abc'))
const answers = {
  email: 'ana@example.com',
  code: '123456',
  password: 'a long enough password',
  orgCode: 'FHEL',
}

describe('setting up an account', () => {
  it('renews a forgotten password without another word', async () => {
    const { sent } = await setUp(false)
    await arrive()
    expect(sent()).toEqual([answers])
  })

  it('asks somebody invited for the terms, as those who register are, and keeps what was typed', async () => {
    const { user, sent } = await setUp(true)
    expect((await screen.findByRole('heading', { name: 'One more thing' })) === document.activeElement).toBe(
      true,
    )
    expect(screen.queryByText(/We will email you a code/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }))
    expect(sent()).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }))
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }))
    await arrive()
    expect(sent()[1]).toEqual({ ...answers, termsAccepted: true, consentTextHash: sampleTerms.textHash })
  })
})
