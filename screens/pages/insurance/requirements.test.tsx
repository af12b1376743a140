import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import InsuranceRequirements from './requirements.tsx'

const back = () => screen.getByRole('link', { name: 'Back to my application' }).getAttribute('href')

describe('insurance/requirements', () => {
  it('leads back to where the application stands, and from a funded line to its end', async () => {
    const { unmount } = await renderPage(<InsuranceRequirements />, { hasForm: false })
    expect(back()).toBe(`/account/heloc/${applicationUuid}`)
    unmount()
    await renderPage(<InsuranceRequirements />, {
      hasForm: false,
      status: { checklistStatus: 'COMPLETE' },
    })
    expect(back()).toBe(`/account/heloc/${applicationUuid}/complete`)
  })
})
