import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SignerView } from '#generated/api'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { SigningContext } from '../../features/signer/signing-context.ts'
import SignerSign from './sign.tsx'

const view: SignerView = {
  uuid: '7b0c2f3a-1111-4111-8111-111111111111',
  step: 'SIGNING',
  broker: false,
  name: 'Sam Okafor',
  borrowerName: 'Jo Doe',
  propertyAddress: {},
  timeZone: 'America/New_York',
  timeShiftMs: 0,
  isCancellable: true,
  documents: [],
  conditions: [],
}

const show = (changes: Partial<SignerView> = {}) => {
  const shown = { ...view, ...changes }
  const signing = {
    view: shown,
    position: 'heloc-signer/sign',
    show: vi.fn(),
    refresh: async () => {},
  } as const
  return renderScreen(
    <SigningContext value={signing}>
      <SignerSign />
    </SigningContext>,
    { path: '/account/heloc/heloc-signer/sign' },
  )
}

it('says above the signature of a co-owner what it means, their own right to cancel with it', async () => {
  await show()
  await screen.findByText('Sam Okafor')
  screen.getByText(/You are not borrowing/)
  screen.getByText(
    /You too may cancel until 3 business days after everyone has signed and received the notice/,
  )
})

it('promises no right to cancel on a home that has none', async () => {
  await show({ isCancellable: false })
  await screen.findByText('Sam Okafor')
  screen.getByText(
    /there is no time to cancel once everyone has signed\. If it is your main home, call us at/,
  )
  expect(document.body.textContent).not.toMatch(/you too may cancel/i)
})
