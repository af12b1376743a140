import { screen } from '@testing-library/react'
import { describe, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import PayoffHold from './hold.tsx'

const lien = (uuid: string, lender: string) => ({ uuid, lender, type: 'HELOC' as const, balance: 30_000 })

describe('payoff/hold', () => {
  it('names the lender whose letter is awaited, and no other', async () => {
    const liens = [lien('1', 'Cascade Home Mortgage'), lien('2', 'Old County Bank')]
    await renderPage(<PayoffHold />, { heloc: { liens, payoff: { lienUuids: ['2'] } }, hasForm: false })
    screen.getByText('Old County Bank must confirm the exact payoff amount in writing.')
    screen.getByText(/If Old County Bank asks you to authorize the letter/)
    screen.getByText(/Usually two to five business days/)
  })
})
