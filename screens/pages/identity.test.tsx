import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../tests/support/render-page.tsx'
import Identity from './identity.tsx'

const front = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  type: 'DRIVERS_LICENSE_FRONT' as const,
  name: 'a.png',
}
const back = {
  uuid: 'b0000000-0000-4000-8000-000000000002',
  type: 'DRIVERS_LICENSE_BACK' as const,
  name: 'b.png',
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send my ID' }))

describe('identity', () => {
  it('asks for an ID before anything else', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: {} })
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Choose an ID first.')
    expect(submissions).toEqual([])
  })

  it('asks for the page with the photo alone when it is a passport', async () => {
    await renderPage(<Identity />, { heloc: {} })
    await userEvent.click(screen.getByRole('radio', { name: 'US Passport' }))
    screen.getByLabelText('Page with your photo')
    expect(screen.queryByLabelText('Back')).toBeNull()
  })

  it('names the side that is missing', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [front] } })
    await send()
    expect(screen.getByRole('alert').textContent).toContain('Add a picture of the back.')
    expect(submissions).toEqual([])
  })

  it('sends both sides of a card', async () => {
    const { submissions } = await renderPage(<Identity />, { heloc: { documents: [back, front] } })
    await send()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'identity',
      values: { idType: 'US_DRIVERS_LICENSE', documents: [front.uuid, back.uuid] },
    })
  })

  it('answers the reviewer who asked, where the applicant is past this step', async () => {
    const asked = {
      uuid: 'c0000000-0000-4000-8000-000000000001',
      categoryEnum: 'IDENTITY_DOCUMENT_FRAUD_REVIEW',
      created: '2026-01-02T00:00:00Z',
      requestDocuments: [],
      earlierDocuments: [],
      actionNeeded: true,
      xtraData: { numDocsRequired: 0 },
    }
    const { submissions } = await renderPage(<Identity />, {
      heloc: { documents: [front, back] },
      status: { checklistStatus: 'NOTE_SIGNING', condition: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' },
      answers: { '/external-applicants': [asked], [`${asked.uuid}/answer`]: { cleared: false } },
    })
    screen.getByText('A reviewer would like to see your ID once more')
    await send()
    await waitFor(() => expect(screen.getByTestId('place').textContent).toMatch(/\/conditions$/))
    expect(submissions).toEqual([])
  })

  it('says why it asks again after a rejection', async () => {
    await renderPage(<Identity />, { heloc: {}, status: { condition: 'ID_VERIFICATION_FAILURE' } })
    screen.getByText('We could not accept the last pictures')
  })
})
