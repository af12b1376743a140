import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ConsentView, NotificationChoice } from '#generated/api'
import { type Answer, answerCalls, type Call } from '../../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../../tests/support/browser/render-screen.tsx'
import { saveToken } from '../../../api/session/session.ts'
import { loadForm } from '../../../kit/forms/load-form.ts'
import { listenToAnnouncements } from '../../../kit/journey/live-region.ts'
import Settings from '../settings.tsx'

const root = '/identity/secure/api/v1'
const at = '2026-03-02T15:00:00.000Z'
const consents: readonly ConsentView[] = [
  {
    subject: 'terms',
    title: 'Terms of use',
    version: '2026-01',
    agreedAt: at,
    isReadable: true,
    canWithdraw: false,
  },
  { subject: 'news', title: 'News and offers', agreedAt: at, isReadable: false, canWithdraw: true },
]
const choices: readonly NotificationChoice[] = [
  { topic: 'decisions', isRequired: true, isWanted: true },
  { topic: 'progress', isRequired: false, isWanted: true },
  { topic: 'news', isRequired: false, isWanted: true },
]
const profile = {
  email: 'maya@example.com',
  phoneNumbers: [{ uuid: '1', number: '+12075550100' }],
  addresses: [{ ownership: 'MAILING', street1: '9 Elm Street', city: 'Bangor', state: 'ME', zip: '04401' }],
}

type Answers = Readonly<Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>>

async function open(answers: Answers = {}, person: object = profile) {
  const calls = answerCalls({
    ...answers,
    [`${root}/identity`]: { body: { aliases: [{ type: 'EMAIL', value: 'maya@example.com' }] } },
    [`${root}/consents/`]: { body: [{ ...consents[1], canWithdraw: false, withdrawnAt: at }] },
    [`${root}/consents`]: { body: consents },
    [`${root}/notification-choices/`]: ({ url, body }) => ({
      body: choices.map((choice) => (url.endsWith(choice.topic) ? { ...choice, ...Object(body) } : choice)),
    }),
    [`${root}/notification-choices`]: { body: choices },
    [`${root}/sessions`]: { body: [] },
    '/service-profile': { body: person },
    '/service-application/external/api/v1/heloc/disclosures': {
      body: {
        title: 'Terms of use',
        version: '2026-01',
        textHash: '',
        sections: [{ paragraphs: ['Be kind.'] }],
      },
    },
  })
  for (const form of [
    'password',
    'email',
    'phone-number',
    'account-data',
    'closing',
    'confirm-code',
  ] as const)
    await loadForm(`dashboard/${form}`)
  const said: string[] = []
  const stop = listenToAnnouncements((text) => said.push(text))
  await renderScreen(<Settings />, { path: '/dashboard/settings' })
  await screen.findByText('Close your account')
  await screen.findByText('maya@example.com')
  return { calls, said, stop, user: userEvent.setup() }
}

/** Presses the button that shows a form, within one `act`, because the form suspends for a moment. */
const unfold = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
  })

/** Finds a field of a lazily loaded part. A suspended tree continues only if it settles within `act`. */
async function field(
  label: string,
  place: Pick<typeof screen, 'getByLabelText'> = screen,
): Promise<HTMLInputElement> {
  return vi.waitFor(async () => {
    await act(async () => undefined)
    return place.getByLabelText<HTMLInputElement>(label)
  }, 5000)
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const sent = (calls: readonly Call[], path: string) => calls.filter(({ url }) => url === root + path)

afterEach(() => vi.unstubAllGlobals())

describe('how one is reached', () => {
  it('shows what is held, and of an address to write to whom to call', async () => {
    await open()
    const held = section('How we reach you')
    for (const text of ['maya@example.com', '+1 (207) 555-0100', '9 Elm Street, Bangor, ME 04401'])
      held.getByText(text)
    held.getByText(/^Your mailing address is part of your application/)
  })

  it('names the address to sign in with where it is another one, as for a co-owner or a broker without a number', async () => {
    await open({}, { email: 'letters@example.com' })
    const held = section('How we reach you')
    held.getByText('You sign in with')
    held.getByText('None yet')
    expect(held.queryByText('Mailing address')).toBeNull()
  })

  it('takes another e-mail address with the password and then with the code that was mailed to it', async () => {
    const body = { errors: ['We mailed a code.'], code: 'EMAIL_CODE_SENT', field: 'emailCode' }
    const { calls, user } = await open({
      [`${root}/email`]: (call) => (Object(call.body).emailCode ? { body: profile } : { status: 422, body }),
    })
    await user.click(screen.getByRole('button', { name: 'Change Email' }))
    const form = section('How we reach you')
    await user.type(await field('New email address', form), 'new@example.com')
    await user.type(form.getByLabelText('Current password'), 'correct horse battery')
    await user.click(form.getByRole('button', { name: 'Send the code' }))
    const heading = await screen.findByRole('heading', { name: 'Enter the code' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.type(await field('Code', form), '123456')
    await user.click(form.getByRole('button', { name: 'Confirm' }))
    const outcome = await screen.findByText('We have changed it, and written to you about it.')
    await waitFor(() => expect(document.activeElement?.contains(outcome)).toBe(true))
    const given = { email: 'new@example.com', currentPassword: 'correct horse battery' }
    expect(sent(calls, '/email').map((call) => call.body)).toEqual([given, { ...given, emailCode: '123456' }])
  })

  it('keeps what was typed, and says at its field what is wrong with it', async () => {
    const body = { errors: ['This is already your address.'], code: 'EMAIL_SAME', field: 'email' }
    const { user } = await open({ [`${root}/email`]: { status: 422, body } })
    await user.click(screen.getByRole('button', { name: 'Change Email' }))
    const email = await field('New email address')
    await user.type(email, 'maya@example.com')
    await user.type(section('How we reach you').getByLabelText('Current password'), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await screen.findByRole('alert')
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['maya@example.com', 'true'])
  })

  it('says at the code that it is wrong', async () => {
    const answer = (code: string) => ({ status: 422, body: { errors: ['No.'], code, field: 'phoneCode' } })
    const { user } = await open({
      [`${root}/phone-number`]: (call) =>
        answer(Object(call.body).phoneCode ? 'PHONE_CODE' : 'PHONE_CODE_SENT'),
    })
    await user.click(screen.getByRole('button', { name: 'Change Phone number' }))
    const form = section('How we reach you')
    await user.type(await field('New phone number', form), '2075550123')
    await user.type(form.getByLabelText('Current password'), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await user.type(await field('Code'), '000000')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('alert')
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends one code for a double click on another one, and forgets the wrong one before it', async () => {
    const answer = (code: string) => ({ status: 422, body: { errors: ['No.'], code, field: 'phoneCode' } })
    const another = Promise.withResolvers<void>()
    const { calls, user } = await open({
      [`${root}/phone-number`]: async ({ body }) => {
        if (Object(body).phoneCode) return answer('PHONE_CODE')
        if (screen.queryByText('Enter the code')) await another.promise
        return answer('PHONE_CODE_SENT')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Change Phone number' }))
    const form = section('How we reach you')
    await user.type(await field('New phone number', form), '2075550123')
    await user.type(form.getByLabelText('Current password'), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await user.type(await field('Code'), '000000')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByRole('alert')
    const before = sent(calls, '/phone-number').length
    await user.dblClick(screen.getByRole('button', { name: 'Send another code' }))
    another.resolve()
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull())
    expect((await field('Code')).value).toBe('')
    expect(sent(calls, '/phone-number').length - before).toBe(1)
  })
})

describe('what one is written to about', () => {
  it('is kept as it is ticked, and announced', async () => {
    const { calls, said, stop, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: /^Progress/ }))
    await waitFor(() => expect(said).toEqual(['Saved: Progress of your application.']))
    expect(sent(calls, '/notification-choices/progress').map(({ body }) => body)).toEqual([
      { isWanted: false },
    ])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Progress/ }).checked).toBe(false)
    stop()
  })

  it('is as it was where it could not be kept, and says why', async () => {
    const body = { errors: ['Please try again later.'] }
    const { user } = await open({ [`${root}/notification-choices/news`]: { status: 503, body } })
    await user.click(screen.getByRole('checkbox', { name: /^News/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later.')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^News/ }).checked).toBe(true)
  })

  it('leaves no choice about what is always sent', async () => {
    await open()
    section('What we write to you about').getByText('Decisions, disclosures and requests')
    expect(screen.queryByRole('checkbox', { name: /^Decisions/ })).toBeNull()
  })
})

describe('what one agreed to', () => {
  it('says when and in which version, and unfolds its words', async () => {
    const { calls, user } = await open()
    const list = section('What you have agreed to')
    list.getByText('Agreed on 03/02/2026 · Version 2026-01')
    list.getByText('They apply as long as you have an account.')
    await user.click(list.getByText('Read Terms of use'))
    await screen.findByText('Be kind.')
    expect(calls.some(({ url }) => url.endsWith('/disclosures/terms?version=2026-01'))).toBe(true)
  })

  it('is taken back by a button that says what, and focus stays with it', async () => {
    const { calls, said, stop, user } = await open()
    await user.click(screen.getByRole('button', { name: 'Withdraw: News and offers' }))
    await screen.findByText('Withdrawn on 03/02/2026')
    expect(said).toEqual(['You have withdrawn it: News and offers.'])
    expect(sent(calls, '/consents/news').map(({ method }) => method)).toEqual(['DELETE'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('News and offers'))
    stop()
  })
})

describe('one’s data', () => {
  it('are saved as a file for the password', async () => {
    const saved: Blob[] = []
    const createObjectURL = (blob: Blob) => {
      saved.push(blob)
      return 'blob:1'
    }
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { calls, user } = await open({ [`${root}/data`]: { body: { madeAt: at } } })
    await unfold('Download my data')
    await user.type(await field('Current password', section('Your data')), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await screen.findByText(/^Your data is in the file my-data.json/)
    expect(sent(calls, '/data').map(({ body }) => body)).toEqual([
      { currentPassword: 'correct horse battery' },
    ])
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ madeAt: at })
    press.mockRestore()
  })
})

describe('closing the account', () => {
  const close = async (user: ReturnType<typeof userEvent.setup>) => {
    await unfold('Close my account')
    await user.type(await field('Current password', section('Close your account')), 'correct horse battery')
    await user.click(screen.getByRole('button', { name: 'Close my account for good' }))
  }

  it('says before what follows, and afterwards leads to the login, signed out', async () => {
    const { user } = await open({ [`${root}/closing`]: { body: { ended: 1 } } })
    saveToken('a.b.c')
    await close(user)
    await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull())
  })

  it('asks for no password while an application is open, and says what to do first', async () => {
    await open({
      '/service-krang-heloc/borrower/secure/api/v1/a/status': {
        body: { checklistStatus: 'OFFER_SELECTION' },
      },
      '/service-application/api/v1/application/heloc/all': { body: [{ uuid: 'a' }] },
    })
    await section('Close your account').findByText(/^You have an application that is open\./)
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull()
  })

  it('says why it is refused, and keeps the password that was typed', async () => {
    const body = {
      errors: ['Your account cannot be closed while an application is open.'],
      code: 'APPLICATION_OPEN',
    }
    const { user } = await open({ [`${root}/closing`]: { status: 409, body } })
    await close(user)
    expect((await screen.findByRole('alert')).textContent).toContain('while an application is open')
    const field = section('Close your account').getByLabelText<HTMLInputElement>('Current password')
    expect(field.value).toBe('correct horse battery')
  })
})
