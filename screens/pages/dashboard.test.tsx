import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Heloc } from '#generated/domain'
import { type Answer, answerCalls } from '../../tests/support/browser/answer-calls.ts'
import { renderScreen, wholesale } from '../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { currentProof } from '../api/proof.ts'
import { noteAccountChange } from '../api/session/account-changes.ts'
import { saveToken } from '../api/session/session.ts'
import SignedInNav from '../frame/menus/signed-in-nav.tsx'
import { loadForm } from '../kit/forms/load-form.ts'
import Dashboard from './dashboard.tsx'

const uuid = '11111111-1111-4111-8111-111111111111'

/** Opens the dashboard of a signed-in user with one application. Withdrawing it changes the server's responses. */
async function dashboardOf(checklistStatus: string, heloc: Heloc = {}, more: object = {}) {
  let [state, application] = [checklistStatus, { uuid, loanNumber: '202600000001', ...heloc }]
  const calls = answerCalls({
    '/service-application/api/v1/application/heloc/all': () => ({ body: [application] }),
    '/service-krang-heloc/borrower/secure/api/v1/': () => ({ body: { ...more, checklistStatus: state } }),
    '/service-profile/api/v1/profile': { body: {} },
    [`/service-application/api/v1/application/heloc/${uuid}/submissions/withdrawal`]: () => {
      state = 'CANCELLED'
      application = {
        ...application,
        cancellation: { kind: 'WITHDRAWN', at: '2026-11-21T12:00:00.000Z', by: 'Jo Doe' },
      }
      return { body: { status: { checklistStatus: state } } }
    },
  })
  await renderScreen(<Dashboard />)
  await screen.findByText('202600000001', { exact: false })
  return () => calls.filter(({ method }) => method === 'POST')
}

/** Opens the confirmation. Its form is loaded by a dynamic import, which must have settled within `act`. */
async function askToWithdraw(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Withdraw this application' })
  await loadForm('dashboard/withdraw')
  await act(async () => button.click())
}

afterEach(() => void vi.useRealTimers())

describe('the dashboard', () => {
  it('says that it reads the applications while they are on their way', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    answerCalls({ '/service-application/api/v1/application/heloc/all': () => promise })
    await renderScreen(<Dashboard />)
    expect(screen.getByText('One moment: loading your applications.').role).toBe('status')
    // Answered, because a later test would see it as loading.
    await act(async () => resolve({ body: [] }))
  })

  it('says of a payment that is held why and whom to call, and not that the lender is at it', async () => {
    await dashboardOf('FUNDABLE', {}, { paymentHeld: true })
    await screen.findByText('No money is sent until we have talked to you')
    screen.getByText('Signed, payment on hold')
    expect(screen.queryByText('We’re working on it')).toBeNull()
  })

  it('says that it is funded once the money was sent, as the last page does, while its loans are still paid off', async () => {
    await dashboardOf('DIRECT_DEBT_PAYOFF', { fundedAt: '2026-11-26T20:00:00.000Z' })
    await screen.findByText('Funded')
    for (const text of ['We’re working on it', 'Signed, being funded'])
      expect(screen.queryByText(text)).toBeNull()
  })

  it('says of money that had left when its owner said that it was not them, when and where to', async () => {
    const disburseAccount = { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' }
    const funded = { fundedAt: '2026-11-26T20:00:00.000Z', disburseAccount }
    await dashboardOf('COMPLETE', funded, { paymentHeld: true })
    await screen.findByText('The money was already sent: please call us right away')
    screen.getByText(/we had sent the money, on 11\/26\/2026, to the account ending in 4321/)
  })

  it('says of a withdrawal that its owner denied that it was made in their name', async () => {
    const at = '2026-11-21T20:00:00.000Z'
    await dashboardOf('CANCELLED', { cancellation: { kind: 'WITHDRAWN', at, by: 'Jo Doe', deniedAt: at } })
    await screen.findByText(/^It was closed in the name of Jo Doe on 11\/21\/2026, and we were told/)
    expect(screen.queryByText(/You withdrew it/)).toBeNull()
  })

  it('shows the applications that are sound beside one that is not, and says that one is missing', async () => {
    const application = { uuid, loanNumber: '202600000001', documents: [{ type: 'NOTE' }, null] }
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [{ uuid: 7 }, application] },
      '/service-krang-heloc/borrower/secure/api/v1/': { body: { checklistStatus: 'NOTE_SIGNING' } },
    })
    await renderScreen(<Dashboard />)
    await screen.findByText('202600000001', { exact: false })
    await screen.findByText(/2 entries cannot be shown here/)
    screen.getByRole('link', { name: '1 document' })
  })

  it('names the next task and the documents', async () => {
    await dashboardOf('INCOME_VERIFICATION', { documents: [{ type: 'SUMMARY_DISCLOSURE' }] })
    expect((await screen.findByText('Next for you')).nextElementSibling?.textContent).toBe(
      'Verify your income',
    )
    const documents = screen.getByRole('link', { name: '1 document' })
    expect(documents.getAttribute('href')).toBe(`/account/heloc/${uuid}/document/disclosures`)
  })

  it.each([
    ['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'Next for you', 'Check your details', {}],
    ['WAITING_FOR_CREDIT_PIN', 'Next for you', 'The PIN did not match', { creditFrozenWithPin: true }],
    ['WAITING_FOR_OWNERSHIP', 'Next for you', 'Confirm who owns the property', {}],
    [
      'WAITING_FOR_LAND_RECORDS',
      'We’re working on it',
      'We are checking the land records',
      { datatreeNoMatch: true },
    ],
    ['IN_PROGRESS', 'We’re working on it', 'We are working on what you sent', {}],
  ])(
    'names what comes next at %s, where the machine chooses the page: %s, %s',
    async (state, who, task, status) => {
      await dashboardOf(state, {}, status)
      await screen.findByText(task)
      expect(screen.getByText(who).nextElementSibling?.textContent).toBe(task)
    },
  )

  it.each([
    ['a step was sent, also from a page that was left', noteAccountChange],
    ['the window becomes visible', () => window.dispatchEvent(new Event('visibilitychange'))],
  ])('names the next task anew after %s', async (_, happen) => {
    let state = 'INCOME_VERIFICATION'
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [{ uuid, loanNumber: '202600000001' }] },
      '/service-krang-heloc/borrower/secure/api/v1/': () => ({ body: { checklistStatus: state } }),
    })
    vi.useFakeTimers({ toFake: ['Date'] })
    await renderScreen(<Dashboard />)
    await screen.findByText('Verify your income')
    state = 'OFFER_SELECTION'
    vi.setSystemTime(Date.now() + 60_000)
    await act(async () => happen())
    await waitFor(() => expect(screen.queryByText('Verify your income')).toBeNull())
  })

  it('says nothing of how far an application is while that cannot be had', async () => {
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [{ uuid, loanNumber: '202600000001' }] },
      '/service-krang-heloc/borrower/secure/api/v1/': { status: 503, body: { errors: ['Try again soon.'] } },
    })
    await renderScreen(<Dashboard />)
    await screen.findByText('Try again soon.')
    expect(screen.queryByText('In progress')).toBeNull()
    expect(screen.queryByText('Continue')).toBeNull()
    screen.getByText('View it')
  })

  it.each([
    ['OFFER_SELECTION', 'Also for you', 'Choose your offer'],
    ['TRUST_AND_INSURANCE', 'Also for you', 'Upload your home insurance'],
    ['FINAL_TITLE_REVIEW', 'We’re working on it', 'We are checking the title to your home'],
  ])(
    'names at %s what a reviewer asks for, leads there, and names the step as well: %s, %s',
    async (state, who, step) => {
      await dashboardOf(state, {}, { condition: 'GENERIC_DOCUMENT_REQUEST' })
      const asked = (await screen.findByText('Next for you')).nextElementSibling
      const page = `/account/heloc/${uuid}/conditions`
      expect(asked?.querySelector('a')?.getAttribute('href')).toBe(page)
      expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(page)
      expect((await screen.findByText(who)).nextElementSibling?.textContent).toBe(step)
    },
  )

  it('names a page by the title that it has in the state of the application', async () => {
    await dashboardOf('ATTORNEY_REVIEW')
    await screen.findByText('An attorney reviews your closing')
  })

  it.each([
    ['UNWILLING', 'Sam Okafor does not want to sign'],
    ['NOT_OWNER', 'Sam Okafor says that they do not own your home'],
  ] as const)(
    'says first that a co-owner refused (%s), and leads to what can be done',
    async (refusal, words) => {
      await dashboardOf('DEED_SIGNING', { helocSigners: [{ name: 'Sam Okafor', refusal }] })
      const link = await screen.findByRole('link', { name: words })
      expect(link.getAttribute('href')).toBe(`/account/heloc/${uuid}/signing/additional`)
      expect(screen.queryByText('Every owner signs the deed')).toBeNull()
      expect((await screen.findByText('Also for you')).nextElementSibling?.textContent).toBe(
        'Meet your notary',
      )
      expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
        `/account/heloc/${uuid}/signing/additional`,
      )
    },
  )

  it('says no more of a refusal once the application has ended', async () => {
    await dashboardOf('DECLINED', { helocSigners: [{ name: 'Sam Okafor', refusal: 'UNWILLING' }] })
    await screen.findByText('Closed', { selector: '.application-next' })
    expect(screen.queryByText(/does not want to sign/)).toBeNull()
  })

  it('is at nothing once an application is over', async () => {
    await dashboardOf('RECORDING')
    await screen.findByText('We’re working on it')
    cleanup()
    await dashboardOf('DECLINED')
    await screen.findByText('Closed', { selector: '.application-next' })
    expect(screen.queryByText('We’re working on it')).toBeNull()
  })

  it('asks nothing while the line may be cancelled, and says through which day', async () => {
    await dashboardOf('RESCISSION', {
      rescissionLastDay: '2026-11-25',
      rescissionTimeZone: 'America/Chicago',
    })
    const way = await screen.findByRole('link', {
      name: 'You may still cancel, through 11/25/2026, Central Time',
    })
    expect(way.getAttribute('href')).toBe(`/account/heloc/${uuid}/complete`)
    expect(screen.queryByText('Next for you')).toBeNull()
  })

  it('withdraws an application after a second question, and says that nothing is owed', async () => {
    const sent = await dashboardOf('LIEN_VERIFICATION')
    await askToWithdraw()
    await userEvent.click(await screen.findByRole('checkbox'))
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw my application' }))
    await screen.findByText(/You owe nothing for it/)
    expect(sent()[0]?.body).toEqual({ withdrawConsent: true })
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Withdraw this application' })).toBeNull(),
    )
  })

  it('withdraws an application once the user has proven that it is them, with the request as it was', async () => {
    const sent = await dashboardOf('LIEN_VERIFICATION')
    const server = fetch
    let refusals = 0
    vi.stubGlobal('fetch', (async (input, init) => {
      if (!String(input).endsWith('/withdrawal') || refusals > 0) return server(input, init)
      refusals += 1
      return Response.json({ errors: ['Prove it.'], code: 'PROOF_REQUIRED' }, { status: 403 })
    }) satisfies typeof fetch)
    await askToWithdraw()
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw my application' }))
    await screen.findByRole('dialog')
    expect(sent()).toEqual([])
    await act(async () => currentProof()?.given())
    await screen.findByText(/You owe nothing for it/)
    expect(sent()).toHaveLength(1)
  })

  it('sends nothing until the wish to withdraw is ticked', async () => {
    const sent = await dashboardOf('LIEN_VERIFICATION')
    await askToWithdraw()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw my application' }))
    expect(sent()).toEqual([])
  })

  it.each(['RESCISSION', 'FUNDABLE', 'COMPLETE', 'DECLINED'])(
    'offers no withdrawal at %s, where it is too late or there is nothing left',
    async (state) => {
      await dashboardOf(state)
      await screen.findByRole('link', { name: 'View it' })
      expect(screen.queryByRole('button', { name: 'Withdraw this application' })).toBeNull()
    },
  )

  it('says that a line on one’s own home may be canceled before the notice of it has come', async () => {
    for (const state of ['CO_DEED_REQ', 'DEED_SIGNING', 'TRUST_AND_INSURANCE']) {
      await dashboardOf(state, { property: { occupancy: 'PRIMARY' } })
      const link = await screen.findByRole('link', { name: 'You may still cancel, at no cost' })
      expect(link.getAttribute('href')).toBe(`/account/heloc/${uuid}/complete`)
      const figures = document.querySelector('.summary-list') as Element
      expect(link.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      cleanup()
    }
    await dashboardOf('TRUST_AND_INSURANCE', { property: { occupancy: 'INVESTMENT' } })
    await screen.findByText('Next for you')
    expect(screen.queryByRole('link', { name: 'You may still cancel, at no cost' })).toBeNull()
  })

  it('leads a co-owner without an application first to what they sign', async () => {
    saveToken(sampleToken('co-owner'))
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [] },
      '/identity/secure/api/v1/identity': { body: { uuid, profileType: 'CO_DEEDER' } },
      '/service-application/api/v1/application/heloc/co-deed/signing': {
        body: { step: 'SIGNING', documents: [], conditions: [] },
      },
    })
    await renderScreen(<Dashboard />, { path: '/dashboard' })
    const way = () => screen.getByRole('link', { name: 'Go to what you sign' })
    await waitFor(() => expect(way().className).toContain('primary'))
    await screen.findByRole('heading', { level: 1, name: 'What you sign' })
    screen.getByText('You were asked to sign for a home you own with someone else.')
    expect(document.title).toContain('What you sign')
  })

  it('says to a co-owner that the money is held, in place of thanks', async () => {
    saveToken(sampleToken('co-owner on hold'))
    const hold = { title: 'No money is sent', text: 'Please call us.' }
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [] },
      '/identity/secure/api/v1/identity': { body: { uuid, profileType: 'CO_DEEDER' } },
      '/service-application/api/v1/application/heloc/co-deed/signing': {
        body: { step: 'SIGNED', hold, documents: [], conditions: [] },
      },
    })
    await renderScreen(<Dashboard />, { path: '/dashboard' })
    await screen.findByText(/Please call us\./)
    expect(document.body.textContent).not.toContain('nothing more for you to do')
  })

  it.each([
    ['SIGNED', /^You have signed everything, and there is nothing more for you to do\. It is done\./],
    ['REFUSED', /^You told us that you will not sign/],
    ['CANCELLED', /^It is done\.$/],
  ])('asks nothing of a co-owner who is at %s, and says how it stands', async (step, words) => {
    saveToken(sampleToken(`co-owner ${step}`))
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [] },
      '/identity/secure/api/v1/identity': { body: { uuid, profileType: 'CO_DEEDER' } },
      '/service-application/api/v1/application/heloc/co-deed/signing': {
        body: {
          step,
          borrowerName: 'Jo Doe',
          documents: [],
          conditions: [],
          ...(step !== 'REFUSED' && { standing: 'It is done.' }),
        },
      },
    })
    await renderScreen(<Dashboard />, { path: '/dashboard' })
    await screen.findByText(words)
    expect(screen.getByRole('link', { name: 'View it' }).getAttribute('href')).toBe(
      '/account/heloc/heloc-signer/resume',
    )
    expect(screen.queryByRole('link', { name: 'Go to what you sign' })).toBeNull()
  })

  it('tells a co-owner whom no application names any more that nothing is asked, and leads nowhere', async () => {
    saveToken(sampleToken('co-owner replaced'))
    answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [] },
      '/identity/secure/api/v1/identity': { body: { uuid, profileType: 'CO_DEEDER' } },
      '/service-application/api/v1/application/heloc/co-deed/signing': {
        status: 404,
        body: { code: 'SIGNER_NOT_FOUND' },
      },
    })
    await renderScreen(<Dashboard />, { path: '/dashboard' })
    await screen.findByText(/^Nothing is asked of you: no application names this account/)
    expect(screen.queryByText(/You were asked to sign/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Go to what you sign' })).toBeNull()
  })

  it('asks who somebody is once, for the menus of the header too', async () => {
    saveToken(sampleToken('asked once'))
    const calls = answerCalls({
      '/service-application/api/v1/application/heloc/all': { body: [] },
      '/identity/secure/api/v1/identity': { body: { uuid, profileType: 'CO_DEEDER' } },
      '/service-application/api/v1/application/heloc/co-deed/signing': {
        body: { step: 'SIGNING', documents: [], conditions: [] },
      },
    })
    const parts = (
      <>
        <SignedInNav />
        <Dashboard />
      </>
    )
    await renderScreen(parts, { path: '/dashboard' })
    await screen.findByRole('heading', { name: 'What you sign' })
    expect(calls.filter(({ url }) => url.endsWith('/v1/identity'))).toHaveLength(1)
  })

  it('leads whoever has no application to what they sign as a co-owner, or to one of their own', async () => {
    answerCalls({ '/service-application/api/v1/application/heloc/all': { body: [] } })
    await renderScreen(<Dashboard />)
    const coOwner = await screen.findByRole('link', { name: 'Go to what you sign' })
    expect(coOwner.getAttribute('href')).toBe('/account/heloc/heloc-signer/resume')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/account/heloc/register')
  })

  it('leads from a cancelled application to its record, not back to itself', async () => {
    await dashboardOf('CANCELLED', {
      cancellation: { kind: 'RESCINDED', at: '2026-11-21T12:00:00.000Z', by: 'Sam Doe' },
    })
    await screen.findByText(/Sam Doe used the right to cancel on 11\/21\/2026/)
    const link = screen.getByRole('link', { name: 'View it' })
    expect(link.getAttribute('href')).toBe(`/account/heloc/${uuid}/complete`)
  })

  it('leads whoever has an application to another one, be it from the sentence that says so', async () => {
    await dashboardOf('CANCELLED', {
      cancellation: { kind: 'WITHDRAWN', at: '2026-11-21T12:00:00.000Z', by: 'Jo Doe' },
    })
    for (const name of ['apply again', 'Start another application'])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/account/heloc/register')
    await screen.findByRole('link', { name: 'Go to what you sign' })
  })

  it('offers no other application where borrowers come by invitation', async () => {
    answerCalls({ '/service-application/api/v1/application/heloc/all': { body: [] } })
    await renderScreen(<Dashboard />, { journey: wholesale })
    await screen.findByRole('link', { name: 'Go to what you sign' })
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('names each of several applications in its link', async () => {
    const number = (last: number) => `20260000000${last}`
    const other = '22222222-2222-4222-8222-222222222222'
    answerCalls({
      '/service-application/api/v1/application/heloc/all': {
        body: [
          { uuid: other, loanNumber: number(2) },
          { uuid, loanNumber: number(1) },
        ],
      },
      '/service-krang-heloc/borrower/secure/api/v1/': { body: { checklistStatus: 'HMDA' } },
    })
    await renderScreen(<Dashboard />)
    for (const [last, id] of [[2, other] as const, [1, uuid] as const]) {
      const link = await screen.findByRole('link', { name: `Continue: Application ${number(last)}` })
      expect(link.getAttribute('href')).toContain(id)
    }
  })

  it('tells a broker alone, who has no application, where their borrowers are', async () => {
    const open = async (profileType: string) => {
      const calls = answerCalls({
        '/service-application/api/v1/application/heloc/all': { body: [] },
        '/identity/secure/api/v1/identity': { body: { profileType, aliases: [] } },
      })
      saveToken(sampleToken(profileType))
      const { unmount } = await renderScreen(<Dashboard />, { path: '/dashboard' })
      await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/v1/identity'))).toBe(true))
      await act(async () => undefined)
      return unmount
    }
    const close = await open('BROKER')
    const link = await screen.findByRole('link', { name: 'your borrowers are on another page' })
    expect(link.getAttribute('href')).toBe(`${location.origin}/agent`)
    close()
    await open('BORROWER')
    expect(screen.queryByRole('link', { name: 'your borrowers are on another page' })).toBeNull()
  })
})
