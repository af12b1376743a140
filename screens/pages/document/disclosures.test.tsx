import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DocumentType } from '#generated/domain'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import Disclosures from './disclosures.tsx'

const made = {
  uuid: 'b0000000-0000-4000-8000-000000000001',
  type: 'NOTICE_OF_RIGHT_TO_CANCEL' as const,
  name: 'Notice.pdf',
}
const sent = { uuid: 'b0000000-0000-4000-8000-000000000002', type: 'PASSPORT_FRONT' as const, name: 'me.png' }
const evidence = [
  {
    at: '2026-11-20T20:00:00.000Z',
    kind: 'DELIVERED',
    title: 'Notice of right to cancel',
    version: '2026-02',
    textHash: 'abcdef0123456789'.repeat(4),
  },
]

describe('document/disclosures', () => {
  it('tells what came from the lender, to be read here, from what the applicant sent', async () => {
    await renderPage(<Disclosures />, { hasForm: false, heloc: { documents: [made, sent] } })
    screen.getByRole('button', { name: 'Read Notice of right to cancel' })
    expect(screen.queryByRole('button', { name: 'Read Passport' })).toBeNull()
    screen.getByRole('button', { name: 'Download Passport' })
  })

  it('lists the newest first, and the front of a card before its back, whichever was sent first', async () => {
    const upload = (type: DocumentType, minute: number) => ({
      uuid: `b0000000-0000-4000-8000-0000000000${minute}`,
      ...{ type, name: `${type}.png`, createdDate: `2026-11-20T20:${minute}:00.000Z` },
    })
    const front = upload('DRIVERS_LICENSE_FRONT', 10)
    const stub = upload('USER_UPLOADED_PAYSTUB', 11)
    const back = upload('DRIVERS_LICENSE_BACK', 12)
    for (const documents of [
      [front, stub, back],
      [{ ...front, createdDate: '2026-11-20T20:13:00.000Z' }, stub, back],
    ]) {
      const { unmount } = await renderPage(<Disclosures />, { hasForm: false, heloc: { documents } })
      const listed = screen
        .getAllByRole('button', { name: /^Download / })
        .map(({ textContent }) => textContent)
      expect(listed).toEqual([
        'Download Driver’s license, front',
        'Download Driver’s license, back',
        'Download Paystub',
      ])
      unmount()
    }
  })

  it('says when a document was signed, and of others when they were made', async () => {
    const note = {
      ...{ uuid: 'b0000000-0000-4000-8000-000000000003', type: 'NOTE' as const },
      ...{ createdDate: '2026-11-19T20:00:00.000Z', signedDate: '2026-11-20T20:00:00.000Z' },
    }
    const notice = { ...made, createdDate: '2026-11-21T20:00:00.000Z' }
    await renderPage(<Disclosures />, { hasForm: false, heloc: { documents: [note, notice] } })
    screen.getByText('Signed 11/20/2026')
    screen.getByText('11/21/2026')
  })

  it('shows the log of what was given, agreed to and signed, with the hash of the words', async () => {
    await renderPage(<Disclosures />, {
      hasForm: false,
      heloc: { documents: [made], timeZone: 'Pacific/Honolulu' },
      answers: { '/evidence': evidence },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show my record' }))
    const entry = (await screen.findByText(/Version 2026-02/)).closest('li')
    expect(entry?.textContent).toContain('You were sent: Notice of right to cancel')
    expect(entry?.textContent).toContain('abcdef012345')
    expect(entry?.textContent).toMatch(/11\/20\/2026, 10:00\sAM HST/)
  })

  it('shows the sound entries of the log beside odd ones, and says how many are missing', async () => {
    await renderPage(<Disclosures />, {
      hasForm: false,
      answers: {
        '/evidence': [null, { ...evidence[0], at: 'x' }, { ...evidence[0], kind: 'NEW' }, ...evidence],
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show my record' }))
    await screen.findByText(/3 entries cannot be shown here/)
    expect(screen.getAllByText(/Version 2026-02/)).toHaveLength(1)
  })

  it('leads back to the page complete, not to the dashboard, once the application is finished', async () => {
    await renderPage(<Disclosures />, { hasForm: false, status: { checklistStatus: 'COMPLETE' } })
    const back = screen.getByRole('link', { name: 'Back to my application' })
    expect(back.getAttribute('href')).toBe(`/account/heloc/${applicationUuid}/complete`)
  })
})
