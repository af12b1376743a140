import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen, wholesale } from '../../tests/support/browser/render-screen.tsx'
import { sampleTerms } from '../../tests/support/browser/sample-terms.ts'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { currentToasts, dismissToast } from '../kit/frame/toast-store.ts'
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
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentToasts()) dismissToast(id)
})

const sending = '/identity/api/v1/registration/register'
const uuid = '7e0d5a0e-2c53-4f5c-b2a4-6a0f4a6d9c11'
const answered = {
  '/service-application/external/api/v1/heloc/disclosures/terms': { body: sampleTerms },
}

/** Answers the last question, after all others. */
async function finish() {
  const user = userEvent.setup()
  keep(answers)
  await renderScreen(<Register />, { path: registration })
  await user.type(await screen.findByLabelText('Create a password'), 'correct horse battery')
  await user.click(screen.getByLabelText(/I agree to the terms/))
  await user.click(screen.getByRole('button', { name: 'Create account and continue' }))
  return user
}

const keep = (kept: object) => sessionStorage.setItem('registration', JSON.stringify(kept))

describe('registration', () => {
  it('sends a deep link to a later step to the first unanswered one, in the address, too', async () => {
    await renderScreen(<Register />, { path: `${registration}?step=birthdate&a=b` })
    expect(await screen.findByRole('heading', { level: 1, name: /Which home/ })).toBeTruthy()
    expect(place()).toBe(`${registration}?step=property-info&a=b`)
  })

  it('names the question in the address from the first one on, and the first that is open after a reload', async () => {
    const { unmount } = await renderScreen(<Register />, { path: registration })
    expect(await screen.findByRole('heading', { level: 1, name: /Which home/ })).toBeTruthy()
    await waitFor(() => expect(place()).toBe(`${registration}?step=property-info`))
    unmount()
    keep({ 'property-info': answers['property-info'] })
    await renderScreen(<Register />, { path: registration })
    await waitFor(() => expect(place()).toBe(`${registration}?step=sale-status`))
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
      /^Enter a name in Latin letters, with any accents\..*with a space after each period/,
    )
    expect(said.length).toBeGreaterThan(0)
    expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).not.toBe('true')
    await user.clear(screen.getByLabelText('Last name'))
    await user.type(screen.getByLabelText('Last name'), 'Nguyễn'.normalize('NFD'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Month')).toBeTruthy()
  })

  it('sends all answers, asks for the code from the mail, and with it goes to the application', async () => {
    const calls = answerCalls({
      ...answered,
      [`${sending}/confirm`]: {
        headers: { authorization: 'Bearer fresh' },
        body: { identityUuid: 'x', applicationUuid },
      },
      [sending]: { status: 202, body: { registration: uuid } },
    })
    localStorage.setItem('registration', JSON.stringify({ until: Date.now() + 60_000 }))
    const user = await finish()
    expect(await screen.findByText('maya@example.com')).toBeTruthy()
    expect(localStorage.getItem('registration')).toContain(uuid)
    expect(place()).toBe(`${registration}?step=confirm-email`)
    expect(calls.at(-1)?.body).toMatchObject({
      orgCode: 'FHEL',
      ...answers,
      'login-info': { termsAccepted: true, consentTextHash: sampleTerms.textHash },
    })
    expect(localStorage.getItem('jwt')).toBeNull()
    await user.type(await screen.findByLabelText('Code from your email'), ' 123-45')
    expect(calls.some(({ url }) => url.endsWith('/confirm'))).toBe(false)
    await user.keyboard('6')
    expect(await screen.findByText(`/account/heloc/${applicationUuid}`)).toBeTruthy()
    expect(calls.at(-1)?.body).toEqual({ orgCode: 'FHEL', registration: uuid, code: '123456' })
    expect(localStorage.getItem('jwt')).toBe('fresh')
    expect(localStorage.getItem('heloc_uuid')).toBe(applicationUuid)
    expect([sessionStorage.getItem('registration'), localStorage.getItem('registration')]).toEqual([
      null,
      null,
    ])
  })

  const onDevice = () => screen.findByLabelText<HTMLInputElement>(/Keep my answers on this device/)
  const keptOnDevice = () => localStorage.getItem('registration')
  const answerSale = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByLabelText('No, it is not for sale'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
  }

  it('keeps the answers in this tab alone, and says so, unless the applicant chooses this device', async () => {
    const user = userEvent.setup()
    keep({ 'property-info': answers['property-info'] })
    const { unmount } = await renderScreen(<Register />, { path: registration })
    expect((await onDevice()).checked).toBe(false)
    expect(screen.getByText(/Closing it removes them/)).toBeTruthy()
    await answerSale(user)
    await screen.findByRole('heading', { level: 1, name: 'Tell us about your income' })
    expect(keptOnDevice()).toBeNull()
    await user.click(await onDevice())
    expect(screen.queryByText(/Closing it removes them/)).toBeNull()
    expect(keptOnDevice()).toContain('NOT_FOR_SALE')
    unmount()
    sessionStorage.clear()
    await renderScreen(<Register />, { path: registration })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tell us about your income' })).toBeTruthy()
    await user.click(await onDevice())
    expect(keptOnDevice()).toBeNull()
  })

  it.each([
    ['a day old', Date.now() - 1],
    ['of no known age', 'x'],
  ])('ignores and removes answers on the device that are %s', async (_, until) => {
    localStorage.setItem('registration', JSON.stringify({ ...answers, until }))
    await renderScreen(<Register />, { path: registration })
    expect(await screen.findByRole('heading', { level: 1, name: /Which home/ })).toBeTruthy()
    expect(keptOnDevice()).toBeNull()
  })

  it('promises nothing where the browser stores nothing', async () => {
    const user = userEvent.setup()
    keep({ 'property-info': answers['property-info'] })
    await renderScreen(<Register />, { path: registration })
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    await answerSale(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tell us about your income' })).toBeTruthy()
    expect(screen.queryByLabelText(/Keep my answers on this device/)).toBeNull()
    expect(screen.queryByText(/Closing it removes them/)).toBeNull()
    forbidden.mockRestore()
  })

  it('never stores the password, be the answers refused or taken', async () => {
    for (const answer of [
      { status: 422, body: { errors: ['No.'] } },
      { status: 202, body: { registration: uuid } },
    ]) {
      answerCalls({ ...answered, [sending]: answer })
      await finish()
      await (answer.status === 202 ? screen.findByText('maya@example.com') : screen.findByRole('alert'))
      expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse')
      cleanup()
    }
  })

  it('is refused at a wholesale lender, with the way in for the invited', async () => {
    await renderScreen(<Register />, { path: registration, journey: wholesale })
    await screen.findByRole('heading', { level: 1, name: 'Apply through your mortgage broker' })
    expect(screen.getByRole('link', { name: 'I was invited' }).getAttribute('href')).toBe(
      '/account/heloc/register/account-setup',
    )
  })
})

describe('the code that confirms the address', () => {
  const pending = { registration: uuid, email: 'maya@example.com' }
  const open = async (path = registration) => {
    keep({ ...answers, pending })
    await renderScreen(<Register />, { path })
    return { user: userEvent.setup(), code: await screen.findByLabelText('Code from your email') }
  }
  const refuse = (code: string, sentence: string) => ({
    status: 422,
    body: { code, field: 'code', errors: [sentence] },
  })

  it('is asked for again after a refresh, without the password', async () => {
    const { code } = await open()
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ])
    expect(screen.queryByLabelText('Create a password')).toBeNull()
  })

  it('stands under Login Info in the progress list, after the password', async () => {
    await open()
    const [list] = screen.getAllByRole('navigation', { name: 'Progress of your registration' })
    const current = list?.querySelectorAll('[aria-current=step]')
    expect([...(current ?? [])].map(({ textContent }) => textContent).join()).toContain('Email Code')
    expect(screen.getByText('Email Code', { selector: 'summary > span' })).toBeTruthy()
  })

  it('says at its field that it is wrong, and how often it may still be tried', async () => {
    const sentence = 'This code is not right. You have 4 more attempts.'
    const calls = answerCalls({ [`${sending}/confirm`]: refuse('REGISTRATION_CODE', sentence) })
    const { user, code } = await open()
    await user.type(code, '111111')
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(within(summary).getByRole('link', { name: `Code from your email: ${sentence}` })).toBeTruthy()
    await user.type(code, '2')
    expect(code.getAttribute('aria-invalid')).toBe('true')
    await user.clear(code)
    await user.type(code, '222222')
    const codes = () => calls.map(({ body }) => Object(body).code)
    await waitFor(() => expect(codes()).toEqual(['111111', '222222']))
  })

  it('signs in once: whoever sends it again after a lost answer is told to sign in', async () => {
    answerCalls({ [`${sending}/confirm`]: { body: { identityUuid: 'x', applicationUuid } } })
    const { user, code } = await open()
    await user.type(code, '111111')
    await waitFor(() => expect(place()).toContain(applicationUuid))
    expect(currentToasts().map(({ text }) => text)).toEqual(['Your account is open. Sign in to continue.'])
  })

  it('is sent again, which is said', async () => {
    const calls = answerCalls({ [`${sending}/resend`]: { status: 202, body: { accepted: true } } })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    const said = await screen.findByText(/We have sent another email to maya@example.com/)
    expect(said.getAttribute('role')).toBe('status')
    expect(calls.at(-1)?.body).toEqual({ orgCode: 'FHEL', registration: uuid })
  })

  it('is over in clear words, which go when another one is sent', async () => {
    const sentence =
      'This code is no longer valid. Send another one, or sign in if it has opened your account.'
    answerCalls({
      [`${sending}/confirm`]: refuse('REGISTRATION_CODE', sentence),
      [`${sending}/resend`]: { status: 202, body: { accepted: true } },
    })
    const { user, code } = await open()
    await user.type(code, '111111')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await screen.findByText(/We have sent another email/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Code from your email').value).toBe('')
  })

  it('leads back to the password, with all else kept, where no more are sent', async () => {
    answerCalls({ [`${sending}/resend`]: refuse('REGISTRATION_OVER', 'No further code.') })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Send another code' }))
    await user.click(await screen.findByRole('link', { name: 'Choose your password again' }))
    expect(await screen.findByLabelText('Create a password')).toBeTruthy()
  })

  it('goes to another address once that is changed, and to the same while it is not', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Change the address' }))
    expect(place()).toBe(`${registration}?step=contact-info`)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('maya@example.com')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Change the address' }))
    const email = await screen.findByLabelText<HTMLInputElement>('Email address')
    expect(email.value).toBe('maya@example.com')
    await user.clear(email)
    await user.type(email, 'm.okafor@example.com')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Create a password')).toBeTruthy()
    expect(sessionStorage.getItem('registration')).not.toContain(uuid)
    expect(sessionStorage.getItem('registration')).toContain('Okafor')
  })

  it('is asked of nobody who has not sent their answers', async () => {
    keep(answers)
    await renderScreen(<Register />, { path: `${registration}?step=confirm-email` })
    expect(await screen.findByLabelText('Create a password')).toBeTruthy()
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

describe('a question whose answer rules out that one may apply', () => {
  const licensed = {
    '/service-application/external/api/v1/heloc/state-licenses': {
      body: [{ abbrev: 'NV' }, { abbrev: 'AL' }, { abbrev: 'MS' }],
    },
  }
  const { birthdate: _, 'contact-info': __, ...home } = answers

  it('says at the state which lender of the same brand lends there, and where one applies', async () => {
    answerCalls(licensed)
    const { organization } = hearthline
    const sisters = [{ name: 'Hearthline NY', url: 'https://ny.example/register', states: ['NY'] }]
    const tenant = { ...organization.tenant, sisters }
    const journey = { ...hearthline, organization: { ...organization, tenant } }
    const user = userEvent.setup()
    await renderScreen(<Register />, { path: registration, journey })
    await user.type(await screen.findByLabelText('Street address'), '1 Lake Street')
    await user.type(screen.getByLabelText('City'), 'Albany')
    await user.selectOptions(screen.getByLabelText('State'), 'NY')
    await user.type(screen.getByLabelText('ZIP code'), '12207')
    await user.click(screen.getByLabelText('I live here'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Hearthline does not lend in NY. At https://ny.example/register you can apply to Hearthline NY, which does.',
    )
  })

  it('says at the state that the lender does not lend there, where it does, and whom to call', async () => {
    answerCalls(licensed)
    const user = userEvent.setup()
    await renderScreen(<Register />, { path: registration })
    await user.type(await screen.findByLabelText('Street address'), '1 Palm Street')
    await user.type(screen.getByLabelText('City'), 'Honolulu')
    await user.selectOptions(screen.getByLabelText('State'), 'HI')
    await user.type(screen.getByLabelText('ZIP code'), '96801')
    await user.click(screen.getByLabelText('I live here'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const sentence =
      'Hearthline does not lend in HI yet. You can apply with another home, or call us at (888) 555-0134. It lends in AL, MS, NV.'
    const link = within(summary).getByRole('link', { name: `State: ${sentence}` })
    const state = screen.getByLabelText<HTMLSelectElement>('State')
    expect(state.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(String(state.getAttribute('aria-describedby')))?.textContent?.trim()).toBe(
      sentence,
    )
    await user.click(link)
    expect(document.activeElement).toBe(state)
    expect(place()).toBe(`${registration}?step=property-info`)
    await user.selectOptions(state, 'NV')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('No, it is not for sale')).toBeTruthy()
  })

  it('says at the sale that a home listed for sale secures no line, and goes on with another answer', async () => {
    answerCalls(licensed)
    const user = userEvent.setup()
    keep({ 'property-info': answers['property-info'] })
    await renderScreen(<Register />, { path: `${registration}?step=sale-status` })
    await user.click(await screen.findByLabelText('Yes, it is listed for sale now'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('You can apply once it is no longer for sale')
    expect(place()).toBe(`${registration}?step=sale-status`)
    expect(sessionStorage.getItem('registration')).not.toContain('LISTED_FOR_SALE')
    await user.click(screen.getByLabelText('I bought it recently'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(place()).toBe(`${registration}?step=income-info`))
  })

  it.each([
    ['AL', 19],
    ['MS', 21],
    ['NV', 18],
  ])('says at the birth date what age the law of %s asks for: %i', async (state, years) => {
    answerCalls(licensed)
    const user = userEvent.setup()
    const address = { ...answers['property-info'].address, state }
    keep({ ...home, 'property-info': { ...answers['property-info'], address } })
    await renderScreen(<Register />, { path: `${registration}?step=birthdate` })
    await user.type(await screen.findByLabelText('Month'), '12')
    await user.type(screen.getByLabelText('Day'), '31')
    await user.type(screen.getByLabelText('Year'), String(new Date().getUTCFullYear() - years + 1))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain(`For a home in ${state} you must be at least ${years} years old`)
    expect(summary.textContent).toContain('have another owner of the home')
    expect(screen.getByLabelText('Month').getAttribute('aria-invalid')).toBe('true')
    expect(place()).toBe(`${registration}?step=birthdate`)
  })

  it.each([{ status: 500 }, { body: {} }, { body: null }, { body: [] }, { body: [{}] }, { body: 'x' }])(
    'is taken where nobody can say in which states the lender lends (%j): the server judges at the end',
    async (answer) => {
      answerCalls({ '/service-application/external/api/v1/heloc/state-licenses': answer })
      const user = userEvent.setup()
      keep({ 'property-info': answers['property-info'] })
      await renderScreen(<Register />, { path: `${registration}?step=property-info` })
      await user.click(await screen.findByRole('button', { name: 'Continue' }))
      expect(await screen.findByLabelText('No, it is not for sale')).toBeTruthy()
    },
  )
})

describe('registration of somebody who is signed in', () => {
  const begin = '/service-application/api/v1/application/heloc'
  const profile = {
    uuid: '0b1f5c1e-2222-4222-8222-222222222222',
    name: { firstName: 'Maya', lastName: 'Okafor' },
    dob: '1975-04-28',
    email: 'maya@example.com',
    phoneNumbers: [{ number: '+17755550123' }],
  }
  const { 'property-info': property, 'sale-status': sale, 'income-info': income } = answers
  const known = (
    person: object,
    begun: Parameters<typeof answerCalls>[0][string],
    applications: object[] = [],
    { checklistStatus = 'DECLINED', taken = false } = {},
  ) => ({
    '/service-profile/api/v1/profile': { body: person },
    '/service-application/external/api/v1/heloc/state-licenses': { body: [{ abbrev: 'NV' }] },
    '/service-application/external/api/v1/heloc/disclosures/terms': { body: sampleTerms },
    [`${begin}/all`]: { body: applications },
    '/service-krang-heloc/borrower/secure/api/v1/': { body: { checklistStatus } },
    [`${begin}/home`]: { body: taken ? { applicationUuid } : {} },
    [begin]: begun,
  })
  const open = async (path = registration, journey = hearthline) => {
    localStorage.setItem('jwt', sampleToken('maya', 1800, 'hearthline'))
    await renderScreen(<Register />, { path, journey })
    return userEvent.setup()
  }
  const keepAgain = (kept: object) => sessionStorage.setItem('draft:register:again', JSON.stringify(kept))
  const submitIncome = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: 'Start this application' }))

  it.each([
    [
      'is registered as a visitor where the server no longer knows the stored token',
      hearthline,
      /Which home/,
    ],
    [
      'is refused like any visitor where registration is by invitation',
      wholesale,
      /through your mortgage broker/,
    ],
  ])('%s', async (_, journey, title) => {
    const refused = { status: 401, body: { message: 'unauthenticated' } }
    answerCalls({ '/service-profile': refused, '/service-application': refused })
    localStorage.setItem('jwt', sampleToken('maya', 1800, journey.organization.tenant.code))
    await renderScreen(<Register />, { path: registration, journey })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(place()).toMatch(/^\/account\/heloc\/register/)
    expect(localStorage.getItem('jwt')).toBeNull()
  })

  it('asks about the home and the income alone, and says as whom', async () => {
    answerCalls(known(profile, { status: 500 }))
    await open()
    expect(await screen.findByText(/signed in as Maya Okafor/)).toBeTruthy()
    expect(screen.getByText('Address', { selector: 'summary > span' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/auth/logout')
    expect(screen.queryByText('Login Info')).toBeNull()
  })

  it('begins the application with the last question, once, and goes there', async () => {
    const calls = answerCalls(known(profile, { body: { applicationUuid } }))
    keepAgain({ 'property-info': property, 'sale-status': sale, 'income-info': income })
    const user = await open(`${registration}?step=income-info`)
    expect(await screen.findByText('Income Info', { selector: 'summary > span' })).toBeTruthy()
    await submitIncome(user)
    expect(await screen.findByText(`/account/heloc/${applicationUuid}`)).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { orgCode: 'FHEL', 'property-info': property, 'sale-status': sale, 'income-info': income },
    ])
    expect(localStorage.getItem('heloc_uuid')).toBe(applicationUuid)
    expect(sessionStorage.getItem('draft:register:again')).toBeNull()
  })

  it('asks for terms whose words have changed, and sends the answers with the new agreement', async () => {
    const calls = answerCalls(
      known(profile, ({ body }) =>
        (body as { termsAccepted?: true }).termsAccepted
          ? { body: { applicationUuid } }
          : { status: 422, body: { code: 'TERMS_REQUIRED', errors: ['Read them.'] } },
      ),
    )
    keepAgain({ 'property-info': property, 'sale-status': sale, 'income-info': income })
    const user = await open(`${registration}?step=income-info`)
    await submitIncome(user)
    await screen.findByRole('heading', { level: 1, name: 'Our terms of use have changed' })
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }))
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }))
    expect(await screen.findByText(`/account/heloc/${applicationUuid}`)).toBeTruthy()
    expect(calls.at(-1)?.body).toMatchObject({
      'income-info': income,
      termsAccepted: true,
      consentTextHash: sampleTerms.textHash,
    })
  })

  const dogwood = {
    uuid: applicationUuid,
    loanNumber: '4711',
    property: { address: { street1: '1 A Street', city: 'Reno', state: 'NV', zip: '89501' } },
  }
  const goesOn = () =>
    screen.findByRole('link', { name: 'Continue this application' }).then((link) => link.getAttribute('href'))

  it('is told of the open application first, with the way to it, and begins another one on purpose', async () => {
    answerCalls(known(profile, { status: 500 }, [dogwood], { checklistStatus: 'OFFER_SELECTION' }))
    const user = await open(`${registration}?step=login-info`)
    await screen.findByRole('heading', { level: 1, name: 'You have an open application' })
    expect(screen.getByText(/Application 4711, for 1 A Street, Reno, NV 89501/)).toBeTruthy()
    expect(await goesOn()).toBe(`/account/heloc/${applicationUuid}`)
    expect(screen.queryByLabelText('Street address')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start another application' }))
    expect(await screen.findByLabelText('Street address')).toBeTruthy()
  })

  it('is told of no application that has ended, nor once another one is begun', async () => {
    answerCalls(known(profile, { status: 500 }, [dogwood]))
    await open()
    expect(await screen.findByLabelText('Street address')).toBeTruthy()
    cleanup()
    answerCalls(known(profile, { status: 500 }, [dogwood], { checklistStatus: 'OFFER_SELECTION' }))
    keepAgain({ 'property-info': property })
    await open()
    expect(await screen.findByLabelText('No, it is not for sale')).toBeTruthy()
  })

  it('is told at the address that its home has an open application, and goes there or gives another home', async () => {
    const calls = answerCalls(known(profile, { status: 500 }, [dogwood], { taken: true }))
    keepAgain({ 'property-info': property, 'sale-status': sale })
    const user = await open(`${registration}?step=property-info`)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { level: 1, name: 'You have an open application for this home' })
    expect(calls.at(-1)?.body).toEqual({ orgCode: 'FHEL', address: property.address })
    expect(await goesOn()).toBe(`/account/heloc/${applicationUuid}`)
    expect(screen.getByRole('link', { name: 'your dashboard' }).getAttribute('href')).toBe('/dashboard')
    await user.click(screen.getByRole('button', { name: 'Apply with another home' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Street address')).value).toBe('')
    expect(sessionStorage.getItem('draft:register:again')).toContain('NOT_FOR_SALE')
  })

  it('is told so at the last question where that application was opened meanwhile', async () => {
    const refused = { status: 409, body: { code: 'HOME_TAKEN', errors: ['You have one.'] } }
    answerCalls(known(profile, refused, [dogwood], { taken: true }))
    keepAgain({ 'property-info': property, 'sale-status': sale, 'income-info': income })
    const user = await open(`${registration}?step=income-info`)
    await submitIncome(user)
    await screen.findByRole('heading', { level: 1, name: 'You have an open application for this home' })
    expect(await goesOn()).toBe(`/account/heloc/${applicationUuid}`)
    expect(sessionStorage.getItem('draft:register:again')).toContain('Reno')
  })

  it('asks a co-owner for what is not known of them, never for their address', async () => {
    answerCalls(known({ ...profile, dob: undefined, phoneNumbers: [] }, { status: 500 }))
    keepAgain({
      'property-info': property,
      'sale-status': sale,
      'income-info': income,
      birthdate: answers.birthdate,
    })
    await open()
    expect(await screen.findByLabelText('Mobile phone number')).toBeTruthy()
    expect(screen.queryByLabelText('Email address')).toBeNull()
  })

  it('goes to the login and back when the session is lost', async () => {
    answerCalls(known(profile, { status: 401, body: { errors: ['unauthenticated'] } }))
    keepAgain({ 'property-info': property, 'sale-status': sale, 'income-info': income })
    const user = await open(`${registration}?step=income-info`)
    await submitIncome(user)
    await waitFor(() => expect(place()).toMatch(/^\/auth\/login\?redirectUrl=/))
    expect(sessionStorage.getItem('draft:register:again')).toContain('Reno')
  })

  it('is refused at a wholesale lender, and offers the way out of another one', async () => {
    answerCalls(known(profile, { status: 500 }))
    localStorage.setItem('jwt', sampleToken('maya', 1800, 'summit-wholesale'))
    const { unmount } = await renderScreen(<Register />, { path: registration, journey: wholesale })
    await screen.findByRole('heading', { level: 1, name: 'Apply through your mortgage broker' })
    unmount()
    await renderScreen(<Register />, { path: registration })
    await screen.findByRole('heading', { level: 1, name: 'You are signed in at another lender' })
  })

  it('takes the loan officer of an earlier application where the lender requires one', async () => {
    const { organization } = hearthline
    const tenant = { ...organization.tenant, referrerRequired: true }
    const journey = { ...hearthline, organization: { ...organization, tenant } }
    const referrerUuid = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
    answerCalls({
      ...known(profile, { status: 500 }, [{ uuid: applicationUuid, referrer: { referrerUuid } }]),
      [`/service-lead-portal/api/lo/${referrerUuid}`]: { body: { uuid: referrerUuid } },
    })
    await open(registration, journey)
    expect(await screen.findByText(/signed in as Maya Okafor/)).toBeTruthy()
  })
})
