import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import Answered from './answered.tsx'

const terms = { term: 10, amount: 40_000, rate: 8.4 }
const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('a page that was answered', () => {
  it('shows its questions with their answers, and the way on', async () => {
    await renderPage(<Answered page="start/contact" />, {
      hasForm: false,
      status: { checklistStatus: 'HMDA' },
      profile: {
        email: 'ana@example.com',
        phoneNumbers: [{ number: '+12075550100' }],
        addresses: [
          { street1: '45 Dogwood Court', city: 'Portland', state: 'ME', zip: '04101', ownership: 'MAILING' },
        ],
      },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How can we reach you?')
    expect(value('Email address')).toBe('ana@example.com')
    expect(value('Mailing address')).toContain('Portland')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: /^Continue to/ }).getAttribute('href')).toMatch(/start\/hmda$/)
  })

  it('is opened for another answer while that is taken', async () => {
    const { submissions } = await renderPage(<Answered page="product/select" />, {
      hasForm: false,
      status: { checklistStatus: 'APP_SUBMISSION' },
      heloc: terms,
    })
    expect(screen.queryByText(/Is something/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Change this' }))
    expect(submissions).toMatchObject([{ name: 'offer-change' }])
  })

  it('shows the figures that were signed, not those of an offer that was revised since', async () => {
    await renderPage(<Answered page="start/app-summary" />, {
      hasForm: false,
      status: { checklistStatus: 'INCOME_VERIFICATION' },
      heloc: { ...terms, submittedOffer: { term: 15, amount: 55_000, rate: 8.1 } },
    })
    expect(value('Amount you want')).toBe('$55,000')
    expect(screen.queryByText('$40,000')).toBeNull()
  })

  it('shows the use of the home and the employment, as they were told', async () => {
    await renderPage(<Answered page="start/profile" />, {
      hasForm: false,
      status: { checklistStatus: 'OFFER_SELECTION' },
      heloc: {
        property: { occupancy: 'INVESTMENT' },
        incomeSources: [{ employmentType: 'SELF_EMPLOYED', annualIncome: 90_000 }],
      } as never,
    })
    expect(value('How do you use this home?')).toBe('I rent it out')
    expect(value('How do you earn most of your income?')).toBe('Self-employed')
  })

  it('names the home that the loans are on', async () => {
    await renderPage(<Answered page="liens" />, {
      hasForm: false,
      status: { checklistStatus: 'OFFER_SELECTION' },
      heloc: { liens: [{ uuid: 'a', lender: 'Cascade Home Mortgage', balance: 310_000 }] as never },
    })
    expect(value('Loans on your home')).toBe('Cascade Home Mortgage: $310,000')
  })

  it('tells what was said of recent credit checks, with the loans', async () => {
    const inquiry = { uuid: 'b', creditor: 'Granite State Auto Finance', date: '2026-03-09' }
    await renderPage(<Answered page="liens" />, {
      hasForm: false,
      status: { checklistStatus: 'OFFER_SELECTION' },
      heloc: { liens: [], inquiries: [{ ...inquiry, explanation: 'A car loan' }] },
    })
    expect(value('Recent credit checks')).toBe('Granite State Auto Finance, 03/09/2026: A car loan')
  })

  it('is read only once it binds', async () => {
    const consents = [{ type: 'SOFT_CREDIT' }, { type: 'HARD_CREDIT' }] as never
    await renderPage(<Answered page="start/profile" />, {
      hasForm: false,
      status: { checklistStatus: 'INCOME_VERIFICATION' },
      profile: { dob: '1975-04-28' },
      heloc: { ...terms, consents },
    })
    expect(value('Date of birth')).toBe('04/28/1975')
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
    expect(screen.getByText(/you have signed/).closest('p')?.textContent).toContain('(888) 555-0134')
  })

  it('is bound by what was signed after it, not by an earlier signature', async () => {
    const open = (closingComplete: boolean) =>
      renderPage(<Answered page="bank/disburse" />, {
        hasForm: false,
        status: { checklistStatus: 'INCOME_VERIFICATION', closingComplete },
        heloc: { consents: [{ type: 'HARD_CREDIT' }] as never, disburseAccount: { uuid: 'a', mask: '6789' } },
      })
    const { unmount } = await open(false)
    screen.getByText(/^Is something wrong here\?/)
    unmount()
    await open(true)
    screen.getByText(/because you have signed your loan documents/)
  })

  it('tells of an account its last digits, and of demographic questions neither the answer nor whether one was given', async () => {
    const status = { checklistStatus: 'IDENTITY_VERIFICATION' } as const
    const { unmount } = await renderPage(<Answered page="bank/disburse" />, {
      hasForm: false,
      status,
      heloc: { disburseAccount: { uuid: 'a', mask: '6789' } },
    })
    expect(value('Account number')).toBe('ends in 6789')
    unmount()
    await renderPage(<Answered page="start/hmda" />, {
      hasForm: false,
      status,
    })
    expect(screen.getAllByText('You answered, or chose not to say. We do not show which')).toHaveLength(3)
    expect(screen.getByText(/^Is something wrong here\?/).closest('p')?.textContent).toContain(
      '(888) 555-0134',
    )
  })
})
