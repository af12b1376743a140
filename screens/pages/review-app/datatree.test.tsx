import { screen } from '@testing-library/react'
import { describe, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import LandRecords from './datatree.tsx'

describe('review-app/datatree', () => {
  it('says what is compared and how long it takes, and takes a deed that makes it quicker', async () => {
    await renderPage(<LandRecords />, {
      hasForm: false,
      status: { checklistStatus: 'WAITING_FOR_LAND_RECORDS', datatreeNoMatch: true },
    })
    screen.getByText('Someone is comparing the records')
    screen.getByText(/usually within one business day/)
    screen.getByText(/^Nothing is needed/)
    screen.getByLabelText('Your deed or a survey', { selector: '#land-files' })
  })
})
