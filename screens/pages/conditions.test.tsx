import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Condition } from '#generated/domain'
import { applicationUuid, renderPage } from '../../tests/support/browser/render-page.tsx'
import Conditions from './conditions.tsx'

const condition = (more: Partial<Condition> = {}): Condition => ({
  uuid: 'c0000000-0000-4000-8000-000000000001',
  categoryEnum: 'MANUAL_PAYSTUB_UPLOAD',
  created: '2026-01-02T00:00:00Z',
  requestDocuments: ['USER_UPLOADED_PAYSTUB'],
  earlierDocuments: [],
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  ...more,
})
const show = (...listed: readonly Condition[]) =>
  renderPage(<Conditions />, {
    hasForm: false,
    heloc: { disburseAccount: { mask: '4321' }, timeZone: 'Pacific/Honolulu' },
    answers: { '/external-applicants': listed },
  })

describe('conditions', () => {
  it('shows the reviewer’s own words in place of the description', async () => {
    await show(condition({ commentsToBorrower: 'The stub of March, please.' }))
    await screen.findByText('The stub of March, please.')
    expect(screen.queryByText('Upload your most recent paystubs.')).toBeNull()
  })

  it('shows the description where the reviewer wrote nothing', async () => {
    await show(condition())
    await screen.findByText('Upload your most recent paystubs.')
    screen.getByRole('link', { name: /^Upload document: / })
  })

  it('says on which day of the home the reviewer asked, whatever the device’s clock', async () => {
    await show(condition({ created: '2026-01-02T09:00:00Z' }))
    await screen.findByText(/asked on 01\/01\/2026$/)
  })

  it('says of a refused ID which document was not accepted and why', async () => {
    const refusedPictures = [{ document: 'PASSPORT_FRONT', name: 'me.png', reason: 'EXPIRED' } as const]
    await show(condition({ categoryEnum: 'ID_VERIFICATION_FAILURE', requestDocuments: [], refusedPictures }))
    await screen.findByText(/^Passport: “me.png” was not accepted. The ID has expired./)
    expect(screen.queryByText('We could not read your identity document.')).toBeNull()
  })

  it('names the documents in the plural when more than one is asked for', async () => {
    await show(condition({ xtraData: { numDocsRequired: 2 } }))
    const link = await screen.findByRole('link', { name: /^Upload Documents: / })
    expect(link.getAttribute('href')).toMatch(/\/conditions\/upload-document\?condition=c0000000/)
    screen.getByText('2 documents')
  })

  it('asks for one document where the answer names no number', async () => {
    await show({ ...condition(), xtraData: {} } as unknown as Condition)
    await screen.findByRole('link', { name: /^Upload document: / })
    expect(screen.queryByText(/documents$/)).toBeNull()
  })

  it('shows every request that can be read, and says that there are others', async () => {
    const odd = { ...condition(), uuid: undefined } as unknown as Condition
    await show(odd, condition({ commentsToBorrower: 'The stub of March, please.' }))
    await screen.findByText('The stub of March, please.')
    screen.getByText('One more request cannot be shown here. Please call us about it.')
  })

  it('says of requests that cannot be read that there are some, where there are no others', async () => {
    const { uuid: _, ...odd } = condition()
    await show(odd as Condition)
    await screen.findByText('One more request cannot be shown here. Please call us about it.')
    expect(screen.queryByText('Something unexpected happened.')).toBeNull()
  })

  it('shows a request that names no earlier documents', async () => {
    const { earlierDocuments: _, ...plain } = condition()
    await show(plain as Condition)
    await screen.findByRole('link', { name: /^Upload document: / })
  })

  it('leads meanwhile to the step that the server takes, and to none where it takes none', async () => {
    const at = (checklistStatus: 'TRUST_AND_INSURANCE' | 'PREQUAL_TITLE') =>
      renderPage(<Conditions />, {
        hasForm: false,
        status: { checklistStatus, condition: 'MANUAL_PAYSTUB_UPLOAD' },
        answers: { '/external-applicants': [condition()] },
      })
    const first = await at('TRUST_AND_INSURANCE')
    const link = await screen.findByRole('link', { name: /^In the meantime, you can do this: / })
    expect(link.getAttribute('href')).toMatch(/\/insurance\/upload$/)
    first.unmount()
    await at('PREQUAL_TITLE')
    await screen.findByRole('link', { name: /^Upload document: / })
    expect(screen.queryByRole('link', { name: /^In the meantime, you can do this/ })).toBeNull()
  })

  it('shows a bank account by its last four digits', async () => {
    await show(condition({ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' }))
    await screen.findByText('Account ending in 4321')
  })

  it('leads to the ID and to the phone number where these are asked for', async () => {
    await show(
      condition({ categoryEnum: 'ID_VERIFICATION_FAILURE', requestDocuments: [] }),
      condition({ uuid: 'c0000000-0000-4000-8000-000000000002', categoryEnum: 'MISSING_PHONE_NUMBER' }),
    )
    const links = [
      await screen.findByRole('link', { name: /^Show my ID: / }),
      screen.getByRole('link', { name: /^Add a phone number: / }),
    ]
    const paths = links.map((link) => link.getAttribute('href')?.split('?')[0])
    expect(paths[0]).toMatch(/\/identity$/)
    expect(paths[1]).toMatch(/\/conditions\/phone-number$/)
  })

  it('has a way back to the application while something is asked for', async () => {
    await show(condition())
    const back = await screen.findByRole('link', { name: 'Back to my application' })
    expect(back.getAttribute('href')).toBe(`/account/heloc/${applicationUuid}`)
  })

  it('lets an applicant go on while a reviewer looks at what was sent', async () => {
    await show(condition({ actionNeeded: false }))
    await screen.findByText(/A reviewer will look at it/)
    screen.getByRole('link', { name: 'See where my application stands' })
    expect(screen.queryByRole('link', { name: /^Upload document: / })).toBeNull()
  })

  it('says so when an answer was not accepted', async () => {
    await show(condition({ refused: true }))
    await screen.findByText(/did not answer the question/)
  })

  it('says what was wrong in the reviewer’s words, and that it is to do once more', async () => {
    await show(condition({ refused: true, commentsToBorrower: 'The second page is missing.' }))
    const why = await screen.findByText('The second page is missing.')
    expect(why.parentElement?.textContent).toContain('What you sent was not enough')
    screen.getByText('To do again · asked on 01/01/2026')
  })

  it('has one task lead: the first that waits, and not what a reviewer looks at', async () => {
    const [sent, first, second] = [1, 2, 3].map((day) =>
      condition({
        uuid: `c0000000-0000-4000-8000-00000000000${day}`,
        created: `2026-01-0${day}T18:00:00Z`,
        actionNeeded: day > 1,
      }),
    )
    if (sent && first && second) await show(sent, first, second)
    const links = await screen.findAllByRole('link', { name: /^Upload document: / })
    expect(links.map(({ className }) => className.includes('button-primary'))).toEqual([true, false])
    screen.getByText('With us · asked on 01/01/2026')
  })

  it('says that nothing is open when nothing is', async () => {
    await show()
    await screen.findByText('Nothing is open')
  })
})
