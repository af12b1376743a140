import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../tests/support/browser/render-page.tsx'
import { sampleToken } from '../../../../tests/support/browser/sample-token.ts'
import { saveToken } from '../../../api/session/session.ts'
import Complete from '../../complete.tsx'

/** Shows the end of a line paid out to a wallet, whose address the server may not tell. */
const show = (person: string, answers: Readonly<Record<string, unknown>>) => {
  saveToken(sampleToken(person))
  return renderPage(<Complete />, {
    hasForm: false,
    status: { checklistStatus: 'COMPLETE' },
    heloc: { isCrypto: true, fundedAt: '2026-11-30T18:00:00Z' },
    answers,
  })
}

describe('a line paid out to a wallet', () => {
  it('names the wallet to which the money went, as short as in the menu', async () => {
    const account = { name: 'Jo Doe', address: 'tp1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnvhqhke' }
    await show('one with a wallet', { '/account/access': { account, authorizedWallet: {} } })
    await screen.findByText(/^It went to your wallet tp1q\w*…\w*hke\.$/)
  })

  it('says that it went to the wallet, though its address cannot be had', async () => {
    await show('one without an answer', {})
    await screen.findByText('It went to your wallet.')
    expect(screen.queryByText(/…/)).toBeNull()
  })
})
