import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { OpenCondition } from './open-condition.tsx'

const page = (
  <>
    <h1>Page</h1>
    <OpenCondition />
  </>
)

const show = (checklistStatus: NonNullable<ApplicationStatus['checklistStatus']>) =>
  renderPage(page, {
    hasForm: false,
    status: { checklistStatus, condition: 'MANUAL_PAYSTUB_UPLOAD' },
    answers: { '/external-applicants': [] },
  })

describe('the notice of what a reviewer asks for', () => {
  it('says that one can go on meanwhile where there is something to do', async () => {
    await show('INCOME_VERIFICATION')
    screen.getByText(/You can go on with your application meanwhile/)
  })

  it('does not where the application waits', async () => {
    await show('WAITING_FOR_INCOME')
    screen.getByText(/A reviewer asks you for one more thing/)
    expect(screen.queryByText(/meanwhile/)).toBeNull()
  })
})
