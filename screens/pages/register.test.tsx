import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../testing/answer-calls.ts'
import { hearthline, renderScreen, wholesale } from '../testing/render-screen.tsx'
import { sampleTerms } from '../testing/sample-terms.ts'
import Register from './register.tsx'

const answers = {
  'property-info': {
    address: { street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' },
    occupancy: 'PRIMARY',
  },
  'sale-status': { saleStatus: 'NOT_FOR_SALE' },
  'income-info': { employmentType: 'FULL_TIME', annualIncome: 145000 },
  name: { firstName: 'Maya', lastName: 'Okafor' },
  birthdate: { dob: '1975-04-28' },
  'contact-info': { email: 'maya@example.com', phoneNumber: '7755550123' },
}
const registration = '/account/heloc/register'
const place = () => screen.getByTestId('place').textContent
const applicationUuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

const keep = (kept: object) => sessionStorage.setItem('registration', JSON.stringify(kept))

describe('registration', () => {
  it('sends a deep link to a later step to the first unanswered one', async () => {
    await renderScreen(<Register />, { path: `${registration}?step=birthdate` })
    expect(await screen.findByRole('heading', { level: 1, name: /Which home/ })).toBeTruthy()
  })

  it('keeps the answers of earlier steps over a refresh, and shows them again', async () => {
    keep({ ...answers, 'contact-info': undefined })
    await renderScreen(<Register />, { path: `${registration}?step=name` })
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Maya')
  })

  it('goes from a question to the next one and back without losing an answer', async () => {
    const user = userEvent.setup()
    const { birthdate: _, 'contact-info': __, ...kept } = answers
    keep(kept)
    await renderScreen(<Register />, { path: `${registration}?step=birthdate` })
    await user.type(await screen.findByLabelText('Month'), '4')
    await user.type(screen.getByLabelText('Day'), '28')
    await user.type(screen.getByLabelText('Year'), '1975')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Email address')).toBeTruthy()
    expect(place()).toBe(`${registration}?step=contact-info`)
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Year')).value).toBe('1975')
  })

  it('refuses letters that no document can print, and says which are possible and what to do', async () => {
    const user = userEvent.setup()
    keep({ ...answers, name: undefined, birthdate: undefined, 'contact-info': undefined })
    await renderScreen(<Register />, { path: `${registration}?step=name` })
    await user.type(await screen.findByLabelText('First name'), 'Keʻala Thị')
    await user.type(screen.getByLabelText('Last name'), '李')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const said = await screen.findAllByText(
      /can print only Latin letters, with any accents, .* Spell it that way/,
    )
    expect(said.length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).not.toBe('true')
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), 'Nguyễn'.normalize('NFD'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Month')).toBeTruthy()
  })

  it('opens the account with all answers, and goes to the application', async () => {
    const user = userEvent.setup()
    const calls = answerCalls({
      '/service-application/external/api/v1/heloc/disclosures/terms': { body: sampleTerms },
      '/identity/api/v1/registration/register': {
        headers: { authorization: 'Bearer fresh' },
        body: { identityUuid: 'x', applicationUuid },
      },
    })
    keep(answers)
    await renderScreen(<Register />, { path: registration })
    await user.type(await screen.findByLabelText('Create a password'), 'correct horse battery')
    await user.click(screen.getByLabelText(/I agree to the terms/))
    await user.click(screen.getByRole('button', { name: 'Create account and continue' }))
    expect(await screen.findByText(`/account/heloc/${applicationUuid}`)).toBeTruthy()
    expect(calls.at(-1)?.body).toMatchObject({
      orgCode: 'FHEL',
      ...answers,
      'login-info': { termsAccepted: true, consentTextHash: sampleTerms.textHash },
    })
    expect(localStorage.getItem('jwt')).toBe('fresh')
    expect(localStorage.getItem('heloc_uuid')).toBe(applicationUuid)
    expect(sessionStorage.getItem('registration')).toBeNull()
  })

  it('never stores the password', async () => {
    const user = userEvent.setup()
    answerCalls({ '/identity': { status: 422, body: { errors: ['No.'] } } })
    keep(answers)
    await renderScreen(<Register />, { path: registration })
    await user.type(await screen.findByLabelText('Create a password'), 'correct horse battery')
    await user.click(screen.getByLabelText(/I agree to the terms/))
    await user.click(screen.getByRole('button', { name: 'Create account and continue' }))
    await screen.findByRole('alert')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse')
  })

  it('is refused at a wholesale lender, with the way in for the invited', async () => {
    await renderScreen(<Register />, { path: registration, journey: wholesale })
    await screen.findByRole('heading', { level: 1, name: 'Apply through your mortgage broker' })
    expect(screen.getByRole('link', { name: 'I was invited' }).getAttribute('href')).toBe(
      '/account/heloc/register/account-setup',
    )
  })
})

describe('registration at a lender that requires a referring loan officer', () => {
  const { organization } = hearthline
  const tenant = { ...organization.tenant, referrerRequired: true }
  const journey = { ...hearthline, organization: { ...organization, tenant } }
  const open = async (referrer: string, answer: Answer) => {
    answerCalls({ [`/service-lead-portal/api/lo/${referrer}`]: answer })
    await renderScreen(<Register />, { path: `${registration}?referrer=${referrer}`, journey })
  }

  it('is refused without a referrer, and with one that is cut short', async () => {
    for (const query of ['', '?referrer=5f0c2a9e']) {
      const { unmount } = await renderScreen(<Register />, { path: registration + query, journey })
      expect(await screen.findByRole('heading', { name: 'Ask your loan officer for a link' })).toBeTruthy()
      unmount()
    }
  })

  it('shows the questions, and at their side who sent the applicant', async () => {
    const uuid = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
    await open(uuid, { body: { uuid, originatorName: 'Dana Whitfield' } })
    expect(await screen.findByRole('heading', { level: 1, name: /Which home/ })).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Your Loan Officer' })).toBeTruthy()
    expect(place()).toContain(registration)
  })

  it('turns away a link that names nobody before the first question is answered', async () => {
    await open('00000000-6f2b-4c1d-9a53-1c8f4d7e2b60', { status: 404 })
    await waitFor(() => expect(place()).toBe('/not-accepting'))
  })
})
