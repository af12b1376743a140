import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import ReserveManual from './reserve-manual.tsx'

const slots = ['2026-11-23T17:00:00.000Z', '2026-11-23T20:00:00.000Z', '2026-11-24T17:00:00.000Z']
const offered = {
  notary: 'Robin Hale',
  office: '400 Main Street',
  slots,
  timeZone: 'America/Los_Angeles',
  feeCents: 30_000,
}
const page = (answers: object = offered, heloc = {}, status = {}, refusals = {}) =>
  renderPage(<ReserveManual />, {
    heloc,
    status: { checklistStatus: 'MANUAL_DEED_SIGNING', manualNotary: true, ...status },
    answers: { '/notary-slots': answers },
    refusals,
  })
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book this appointment' }))

describe('notary/reserve-manual', () => {
  it('books a place, a day and an hour of the home, with the fee agreed to', async () => {
    const { submissions } = await page()
    await userEvent.click(screen.getByRole('radio', { name: 'At my home' }))
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Monday, November 23')
    await userEvent.click(screen.getByRole('radio', { name: /^12:00/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /agree to pay the notary \$300/ }))
    await book()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]).toMatchObject({
      name: 'notary-visit',
      values: { place: 'HOME', startsAt: slots[1], feeConsent: true },
    })
  })

  it('names no fee and asks for no agreement to one where a video session was possible', async () => {
    const { submissions } = await page({ ...offered, feeCents: 0 }, {}, { notaryVisitFree: true })
    screen.getByText('The notary costs you nothing.')
    expect(document.body.textContent).not.toContain('$300')
    await userEvent.click(screen.getByRole('radio', { name: 'At my home' }))
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Monday, November 23')
    await userEvent.click(screen.getByRole('radio', { name: /^12:00/ }))
    await book()
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]?.values).toEqual({ place: 'HOME', startsAt: slots[1] })
  })

  it('asks for the day before the hour, and sends nothing without them', async () => {
    const { submissions } = await page()
    await book()
    expect(screen.getByRole('alert').textContent).toContain('Choose a day.')
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Tuesday, November 24')
    await book()
    expect(screen.getByRole('alert').textContent).toContain('Choose a time.')
    expect(submissions).toEqual([])
  })

  it('forgets the hour when another day is chosen', async () => {
    await page()
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Monday, November 23')
    await userEvent.click(screen.getByRole('radio', { name: /^9:00/ }))
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Tuesday, November 24')
    expect(screen.getByRole('radio', { name: /^9:00/ })).toHaveProperty('checked', false)
  })

  it('offers a time no more that was refused as taken, while the notary still lists it', async () => {
    const taken = { code: 'SLOT_TAKEN', errors: ['This time is no longer available.'] }
    const { submissions } = await page(offered, {}, {}, { 'notary-visit': taken })
    await userEvent.click(screen.getByRole('radio', { name: 'At my home' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /agree to pay the notary/ }))
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Monday, November 23')
    await userEvent.click(screen.getByRole('radio', { name: /^12:00/ }))
    await book()
    expect((await screen.findByRole('alert')).textContent).toContain('This time is no longer available.')
    expect(screen.queryByRole('radio', { name: /^12:00/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /^9:00/ }))
    await book()
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveProperty('value', ''))
    expect(screen.queryByRole('option', { name: 'Monday, November 23' })).toBeNull()
    expect(submissions).toHaveLength(2)
  })

  it('says that a missed visit is to be made up for, and costs nothing', async () => {
    const notaryVisit = {
      startsAt: slots[0],
      timeZone: 'America/Los_Angeles',
      place: 'HOME',
      feeCents: 30_000,
    }
    await page(offered, { notaryVisit: { ...notaryVisit, missed: true } })
    screen.getByText('The notary did not meet you')
  })
})
