import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import PrequalWinback from './prequal-winback.tsx'

const lien = (uuid: string, lender: string, balance: number) => ({
  ...{ uuid, lender, balance },
  type: 'HELOC' as const,
})
const offer = {
  uuid: 'o',
  term: 10,
  rate: 8.4,
  minAmount: 46_400,
  maxAmount: 400_000,
  originationFeeBps: 299,
}
const heloc = {
  liens: [lien('1', 'Cascade Home Mortgage', 310_000), lien('2', 'Pioneer Savings Bank', 45_000)],
  requalification: { lienUuids: ['2'], amount: 45_000 },
  offers: [offer, { ...offer, uuid: 'p', term: 30, rate: 8.99 }],
}

describe('product/prequal-winback', () => {
  it('shows which loan is paid off, what that takes and what is left', async () => {
    await renderPage(<PrequalWinback />, { heloc })
    screen.getByText('Pioneer Savings Bank')
    expect(screen.queryByText('Cascade Home Mortgage')).toBeNull()
    screen.getByText('$355,000')
    screen.getByText('8.40% to 8.99% APR')
  })

  it.each([
    ['one loan', ['2'], 'that loan', /Already paid it off/],
    ['two', ['1', '2'], 'those loans', /Already paid one of them off/],
  ] as const)('speaks of %s as that many', async (_, lienUuids, paid, already) => {
    await renderPage(<PrequalWinback />, {
      heloc: { ...heloc, requalification: { lienUuids: [...lienUuids], amount: 1 } },
    })
    screen.getByText(new RegExp(`Keep paying ${paid} until then`))
    screen.getByText(already)
  })

  it('pays nothing off without agreement', async () => {
    const { submissions } = await renderPage(<PrequalWinback />, { heloc })
    await userEvent.click(screen.getByRole('button', { name: 'Agree and see my offers' }))
    expect(screen.getByRole('alert').textContent).toContain('Required')
    expect(submissions).toEqual([])
  })

  it('sends the agreement', async () => {
    const { submissions } = await renderPage(<PrequalWinback />, { heloc })
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Agree and see my offers' }))
    await waitFor(() =>
      expect(submissions).toMatchObject([{ name: 'payoff', values: { payoffAgreed: true } }]),
    )
  })
})
