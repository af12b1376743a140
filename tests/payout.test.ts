// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { resolvePayout } from '#product'
import Complete from '../screens/pages/complete.tsx'
import ProductSelect from '../screens/pages/product/select.tsx'
import AppSummary from '../screens/pages/start/app-summary.tsx'
import { documentValues } from '../server/documents/made/document-values.ts'
import { findTemplate, renderText } from '../server/documents/made/render-document.ts'
import { disburse } from '../server/jobs/handlers/closing/disburse.ts'
import { payOffDebts } from '../server/jobs/handlers/closing/pay-off-debts.ts'
import { payoffOf } from '../server/underwriting/junior-liens.ts'
import { jobInput } from './support/backend/job-input.ts'
import { testApplication } from './support/backend/test-application.ts'
import './support/browser/test-setup.ts'
import { renderPage } from './support/browser/render-page.tsx'

afterEach(cleanup)

const now = '2026-11-24T12:00:00Z'
const input = jobInput({}, now)
const { tenant } = input
const labels = /^(?:Line amount|Initial draw|Origination fee|Loans paid off|You receive)/

/** Amounts in dollars with whole cents, between two bounds in cents. */
const cents = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 100)

const offered = fc
  .record({
    amount: cents(10_000_000, 40_000_000),
    drawn: fc.integer({ min: 60, max: 100 }),
    originationFeeBps: fc.integer({ min: 0, max: 499 }),
    balances: fc.array(cents(1, 1_500_000), { maxLength: 3 }),
    interestOnly: fc.boolean(),
    rate: fc.integer({ min: 760, max: 1720 }).map((bps) => bps / 100),
    term: fc.constantFrom(5, 10, 15, 30),
  })
  .map(({ drawn, balances, ...line }): Heloc => {
    const liens = balances.map((balance, index) => ({
      ...{ uuid: `a0000000-0000-4000-8000-00000000000${index}`, lender: 'A Bank', balance },
      type: 'OTHER' as const,
    }))
    return {
      ...line,
      ...(drawn < 100 && { uwCalculatedDrawAmount: Math.round(line.amount * drawn) / 100 }),
      ...(liens.length > 0 && { liens, payoff: payoffOf(liens) }),
      property: { occupancy: 'SECOND_HOME' },
    }
  })

type Figures = readonly (readonly [label: string, figure: string])[]

/** Figures on a page, by their labels, in order. */
async function figuresOn(
  page: FunctionComponent,
  heloc: Heloc,
  checklistStatus: 'RECORDING' | 'OFFER_SELECTION',
) {
  const { container, unmount } = await renderPage(createElement(page), {
    heloc,
    hasForm: page === ProductSelect,
    status: { checklistStatus },
  })
  // An offer shows the complete payout once it is chosen.
  if (page === ProductSelect) fireEvent.click(screen.getByRole('radio'))
  const found = Array.from(container.querySelectorAll('dt, .offer-fees > span'), (label): Figures[number] => [
    label.textContent ?? '',
    label.nextElementSibling?.textContent ?? '',
  ])
  unmount()
  // The amount is kept for the next visit, which here is about another line.
  sessionStorage.clear()
  localStorage.clear()
  return found.filter(([label]) => labels.test(label))
}

const offerOf = ({ amount = 0, rate = 0, term = 0, originationFeeBps = 0, interestOnly = false }: Heloc) => ({
  uuid: 'c0000000-0000-4000-8000-000000000001',
  ...{ term, rate, originationFeeBps, interestOnly, minAmount: amount, maxAmount: amount },
})

function figuresIn(document: string, heloc: Heloc): Figures {
  const application = testApplication({ ...heloc, loanNumber: '1' })
  const template = findTemplate(tenant, document, new Date(now))
  if (template === undefined) throw new Error(`There is no ${document} in force.`)
  const { sections } = renderText(tenant, template, documentValues(tenant, application))
  return sections
    .flatMap(({ heading, table = [] }) => (heading === 'Fees' ? [] : table))
    .flatMap(([label = '', figure = '']) => (labels.test(label) ? [[label, figure]] : []))
}

/** Amounts that the lender pays, in cents: to the applicant, and to the lenders of the loans that the line pays off. */
async function paid(heloc: Heloc) {
  const sent: number[] = []
  const paidOff: number[] = []
  const payments: typeof input.vendors.payments = {
    ...input.vendors.payments,
    send: async (payment) => ({ reference: String(sent.push(payment.cents)) }),
    payOff: async (payment) => ({ reference: String(paidOff.push(payment.cents)) }),
  }
  const file = { esignCode: '1234', disburseAccount: { sealed: '', lastFour: '4321' } }
  const funding = {
    ...input,
    vendors: { ...input.vendors, payments },
    application: { ...testApplication(heloc), loanFile: file },
  }
  await disburse(funding)
  const funded = { ...heloc, fundedAt: new Date(now).toISOString() }
  await payOffDebts({ ...funding, application: { ...funding.application, heloc: funded } })
  return { sent: sum(sent), paidOff: sum(paidOff) }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const inDollars = (figure: string | undefined): number =>
  Math.round(Number(figure?.replace(/[$,]/g, '')) * 100)

describe('what one receives', () => {
  it('is said alike, figure by figure and word by word, from the offer to the end, and paid to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(offered, async (heloc) => {
        const figures = await figuresOn(
          ProductSelect,
          { ...heloc, offers: [offerOf(heloc)] },
          'OFFER_SELECTION',
        )
        expect(figures.map(([label]) => label.replace(/ \(.*/, ''))).toEqual([
          ...['Line amount', 'Initial draw'],
          ...(heloc.originationFeeBps ? ['Origination fee'] : []),
          ...(heloc.payoff ? ['Loans paid off'] : []),
          'You receive',
        ])
        expect(await figuresOn(AppSummary, heloc, 'OFFER_SELECTION')).toEqual(figures)
        expect(await figuresOn(Complete, heloc, 'RECORDING')).toEqual(figures)
        expect(figuresIn('summary', heloc)).toEqual(figures)
        expect(figuresIn('closing', heloc)).toEqual(figures)
        const { sent, paidOff } = await paid(heloc)
        const said = new Map(
          figures.map(([label, figure]) => [label.replace(/ \(.*/, ''), inDollars(figure)]),
        )
        expect(said.get('You receive')).toBe(sent)
        expect(said.get('Loans paid off') ?? 0).toBe(paidOff)
        expect(said.get('Initial draw')).toBe(sent + paidOff + (said.get('Origination fee') ?? 0))
      }),
      { numRuns: 25 },
    )
  })

  it('is always the whole draw, less the fee and the loans paid off', () => {
    fc.assert(
      fc.property(offered, (heloc) => {
        const { amount = 0 } = heloc
        const { amountCents, drawCents, feeCents, payoffCents, receivedCents } = resolvePayout({
          ...heloc,
          amount,
        })
        expect(feeCents + payoffCents + receivedCents).toBe(drawCents)
        expect(drawCents).toBeLessThanOrEqual(amountCents)
        for (const figure of [amountCents, drawCents, feeCents, payoffCents, receivedCents])
          expect(Number.isInteger(figure)).toBe(true)
      }),
    )
  })
})
