import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { applicationUuid, renderPage } from '../../tests/support/browser/render-page.tsx'
import { loadForm } from '../kit/forms/load-form.ts'
import Complete from './complete.tsx'

const rescission = { rescissionEndsAt: '2036-11-25T10:00:00.000Z', rescissionLastDay: '2036-11-24' }

describe('complete', () => {
  it('names the loan number and what happens now while the right to cancel lasts', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: {
        loanNumber: '202600000001',
        rescissionEndsAt: '2026-11-25T10:00:00.000Z',
        rescissionLastDay: '2026-11-24',
      },
      status: { checklistStatus: 'RESCISSION' },
    })
    screen.getByRole('heading', { level: 1, name: 'You are done' })
    screen.getByText('202600000001')
    screen.getByText('11/24/2026')
    expect(screen.getByText('You may still cancel').closest('li')?.getAttribute('aria-current')).toBe('step')
  })

  it('names what the county charged, and how it is paid, once it is known', async () => {
    const open = (recordingCosts: object) =>
      renderPage(<Complete />, {
        hasForm: false,
        heloc: { ...rescission, ...recordingCosts },
        status: { checklistStatus: 'COMPLETE' },
      })
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
    const taxed = await open({ recordingCosts: { feeCents: 10_500, taxCents: 24_000 } })
    expect(figure('Recording fee, billed with your first payment')).toBe('$105.00')
    expect(figure('Recording tax, billed with your first payment')).toBe('$240.00')
    taxed.unmount()
    const untaxed = await open({ recordingCosts: { feeCents: 10_500, taxCents: 0 } })
    expect(screen.queryByText(/^Recording tax/)).toBeNull()
    untaxed.unmount()
    await open({})
    expect(screen.queryByText(/^Recording fee/)).toBeNull()
  })

  it('leads to the accounts, for review, where money goes to one', async () => {
    const below = `/account/heloc/${applicationUuid}`
    const page = (
      <Routes>
        <Route path="/account/heloc/:uuid/*" element={<Complete />} />
      </Routes>
    )
    const disburseAccount = { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' }
    await renderPage(page, {
      ...{ path: `${below}/complete`, hasForm: false },
      heloc: { ...rescission, disburseAccount },
      status: { checklistStatus: 'RESCISSION' },
    })
    const link = screen.getByRole('link', { name: 'See your accounts' })
    expect(link.getAttribute('href')).toBe(`${below}/bank/confirm`)
  })

  it('counts down in the time of the application, which the sandbox lets run ahead', async () => {
    const dayMs = 86_400_000
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: {
        rescissionEndsAt: new Date(Date.now() + 3 * dayMs + 30_000).toISOString(),
        rescissionLastDay: '2026-11-24',
        timeShiftMs: 2 * dayMs,
      },
      status: { checklistStatus: 'RESCISSION' },
    })
    expect(screen.getByRole('timer', { name: 'Time left to cancel' }).textContent).toBe(
      '1 day, 0 hours and 1 minute left',
    )
  })

  it('says that it must talk to who denied an act before it sends money, and promises none meanwhile', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: rescission,
      status: { checklistStatus: 'FUNDABLE', paymentHeld: true },
    })
    screen.getByText(/^We send the money, once we have talked to you/)
    screen.getByRole('heading', { level: 1, name: 'We must talk to you' })
    expect(document.title).toMatch(/^We must talk to you/)
    expect(screen.queryByText(/We will do the rest|^Usually within/)).toBeNull()
  })

  it('says nothing to be the act or the account of an owner who denied one, before the money and after', async () => {
    const denied = async (checklistStatus: 'RESCISSION' | 'COMPLETE', heloc: Heloc) => {
      const page = { hasForm: false, status: { checklistStatus, paymentHeld: true } }
      const account = { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' }
      const { unmount } = await renderPage(<Complete />, {
        ...page,
        heloc: { ...rescission, ...heloc, disburseAccount: account, autopayAccount: account },
      })
      const text = document.body.textContent ?? ''
      unmount()
      expect(text).not.toMatch(/[Yy]our account ending|You are done|You (have )?signed|Account for the money/)
      return text
    }
    const held = await denied('RESCISSION', {})
    expect(held).toContain('The application names the account ending in 4321.')
    expect(held).toContain('Everything was signed and sent in')
    const sent = await denied('COMPLETE', { fundedAt: '2036-11-26T12:00:00.000Z' })
    expect(sent).toContain('The money was sent before we were told that someone else acted.')
    expect(sent).toMatch(/The money was sent \(done\)11\/26\/2036It went to the account ending in 4321\./)
  })

  it.each(['WITHDRAWN', 'RESCINDED'] as const)(
    'says of what an owner denied (%s) that it was done in their name, and stays closed',
    async (kind) => {
      const at = '2026-11-21T12:00:00.000Z'
      await renderPage(<Complete />, {
        hasForm: false,
        heloc: { cancellation: { kind, at, by: 'Jo Doe', deniedAt: at } },
        status: { checklistStatus: 'CANCELLED' },
      })
      await screen.findByText(
        /^It was closed in the name of Jo Doe on 11\/21\/2026, and we were told .* stays closed/,
      )
      expect(screen.queryByText(/Jo Doe (withdrew|canceled)/)).toBeNull()
    },
  )

  it('says of an application that was withdrawn that it was, by the word of the dashboard and the letter', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: { cancellation: { kind: 'WITHDRAWN', at: '2026-11-21T12:00:00.000Z', by: 'Jo Doe' } },
      status: { checklistStatus: 'CANCELLED' },
    })
    screen.getByRole('heading', { level: 1, name: 'Your application was withdrawn' })
    screen.getByText(/^Jo Doe withdrew it on/)
    expect(screen.queryByText(/cancelled|this line/)).toBeNull()
  })

  it('offers the documents of a withdrawn application where there are any, and none where there are none', async () => {
    const cancellation = { kind: 'WITHDRAWN', at: '2026-11-21T12:00:00.000Z', by: 'Jo Doe' } as const
    const offered = async (documents?: Heloc['documents']) => {
      const heloc = { cancellation, ...(documents && { documents }) }
      const page = { hasForm: false, heloc, status: { checklistStatus: 'CANCELLED' } as const }
      const { unmount } = await renderPage(<Complete />, page)
      const links = screen.queryAllByRole('link', { name: 'Read or download your documents' })
      unmount()
      return links.length
    }
    expect(await offered()).toBe(0)
    expect(
      await offered([{ uuid: '11111111-1111-4111-8111-111111111112', type: 'SUMMARY_DISCLOSURE' }]),
    ).toBe(1)
  })

  it('tells co-owners that each of them may cancel', async () => {
    const sam = { name: 'Sam Doe', status: 'COMPLETE' as const }
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: { ...rescission, helocSigners: [sam] },
      status: { checklistStatus: 'RESCISSION' },
    })
    screen.getByText(/Every owner of the home may cancel/)
  })

  it('cancels the line with a signature, after saying what that means', async () => {
    const { submissions } = await renderPage(<Complete />, {
      hasForm: false,
      heloc: rescission,
      status: { checklistStatus: 'RESCISSION' },
    })
    // Its form is loaded by a dynamic import, which must have settled within `act`.
    await loadForm('complete')
    await act(async () => screen.getByRole('button', { name: 'Cancel my line of credit' }).click())
    await screen.findByText('This ends your line of credit')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.type(screen.getByRole('textbox'), 'Jo Doe')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel my line now' }))
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'rescission',
      values: { cancelConsent: true, typedName: 'Jo Doe' },
    })
  })

  it('offers no cancellation once its time has passed', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: rescission,
      status: { checklistStatus: 'RECORDING' },
    })
    expect(screen.queryByRole('button', { name: 'Cancel my line of credit' })).toBeNull()
    screen.getByText('The time to cancel has passed.')
  })

  it('tells of what is over as of the past, once the money is sent', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: {
        ...rescission,
        noteSignedAt: '2036-11-20T12:00:00.000Z',
        fundedAt: '2036-11-26T12:00:00.000Z',
        disburseAccount: { uuid: 'b0000000-0000-4000-8000-000000000001', mask: '4321' },
      },
      status: { checklistStatus: 'COMPLETE' },
    })
    screen.getByRole('heading', { name: 'What happened' })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You signed and sent in everything (done)11/20/2036',
      'You could cancel (done)The time to cancel has passed.',
      'The county recorded the deed (done)',
      'We sent you the money (done)11/26/2036 It went to your account ending in 4321.',
    ])
  })

  it('says how a line paid out to a wallet is repaid, though no account is known', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      status: { checklistStatus: 'COMPLETE' },
      heloc: { isCrypto: true, fundedAt: '2026-11-30T18:00:00Z' },
    })
    screen.getByText(/^We send a statement by mail before each payment is due/)
    expect(screen.getAllByRole('link', { name: '(888) 555-0134' })).toHaveLength(2)
  })

  it('says who cancelled, and that the law cancels it for all', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: { cancellation: { kind: 'RESCINDED', at: '2026-11-21T12:00:00.000Z', by: 'Sam Doe' } },
      status: { checklistStatus: 'CANCELLED' },
    })
    screen.getByText('Sam Doe canceled it on 11/21/2026.')
    screen.getByText(/This applies to every owner of the home/)
    const again = screen.getByRole('link', { name: 'apply again' })
    expect(again.getAttribute('href')).toBe('/account/heloc/register')
  })

  it('names the owner whose signature is still missing', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: { helocSigners: [{ name: 'Sam Doe', status: 'IN_PROGRESS' }] },
      status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
    })
    screen.getByText('Waiting for Sam Doe')
  })

  it('tells no usual time for the money while a reviewer’s request has to be answered first', async () => {
    await renderPage(<Complete />, {
      hasForm: false,
      heloc: rescission,
      status: { checklistStatus: 'FUNDABLE', condition: 'GENERIC_DOCUMENT_REQUEST' },
    })
    screen.getByText(/^Once a reviewer has accepted what we ask for above/)
    expect(screen.queryByText(/^Usually within/)).toBeNull()
  })

  it.each([
    [{}, 'You signed everything', 'You have signed'],
    [{ paymentHeld: true }, 'Everything was signed', 'We must talk to you'],
  ])(
    'says of nothing that it was sent in while a reviewer asks for a paper: %o',
    async (held, step, title) => {
      await renderPage(<Complete />, {
        hasForm: false,
        heloc: rescission,
        status: { checklistStatus: 'FUNDABLE', condition: 'GENERIC_DOCUMENT_REQUEST', ...held },
      })
      screen.getByText(step)
      screen.getByRole('heading', { level: 1, name: title })
      expect(document.body.textContent).not.toMatch(/sent in/)
    },
  )

  it('congratulates nobody who is still asked for something', async () => {
    await renderPage(<Complete />, { hasForm: false, status: { checklistStatus: 'HMDA' } })
    expect(screen.queryByText('You are done')).toBeNull()
    await screen.findByRole('link', { name: 'Continue my application' })
    screen.getByRole('heading', { level: 1, name: 'Your application is not finished' })
    screen.getByText('The next step is yours. No money has been sent.')
    expect(screen.getByRole('link', { name: 'your dashboard' }).getAttribute('href')).toBe('/dashboard')
  })
})
