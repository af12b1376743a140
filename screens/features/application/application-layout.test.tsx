import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { ApplicationLayout } from './application-layout.tsx'

const title = 'No money is sent until we have talked to you'
const show = (checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>) =>
  renderPage(
    <ApplicationLayout>
      <h1>A page</h1>
    </ApplicationLayout>,
    { hasForm: false, status: { checklistStatus, paymentHeld: true } },
  )

describe('the pages of an application whose owner denied an act', () => {
  it.each(['HMDA', 'TRUST_AND_INSURANCE', 'FUNDABLE'] as const)(
    'say at %s that no money is sent yet, why, and whom to call',
    async (state) => {
      await show(state)
      await screen.findByText(title)
      const call = screen.getByText(/^We were told that someone else acted in the name of an owner/)
      expect(call.closest('p')?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/)
    },
  )
})
