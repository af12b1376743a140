import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { renderPage } from '../../../tests/support/browser/render-page.tsx'
import { loadForm } from '../../kit/forms/load-form.ts'
import ScheduleManual from './schedule-manual.tsx'

const startsAt = '2026-11-24T06:30:00.000Z'
const notaryVisit = {
  startsAt,
  timeZone: 'America/Los_Angeles',
  place: 'OFFICE' as const,
  office: '400 Main Street',
  notary: 'Robin Hale',
  feeCents: 30_000,
}
const page = (heloc: Heloc = {}, slots = ['2026-11-25T17:00:00.000Z']) =>
  renderPage(<ScheduleManual />, {
    hasForm: false,
    heloc: { notaryVisit, ...heloc },
    status: { checklistStatus: 'WAITING_FOR_NOTARY_VISIT' },
    answers: { '/notary-slots': { ...notaryVisit, slots } },
  })

describe('notary/schedule-manual', () => {
  it('tells whom, when and where, on the day and hour of the home', async () => {
    await page()
    screen.getByText('Monday, November 23, 2026')
    screen.getByText(/^10:30.PM PST$/)
    screen.getByText('400 Main Street')
    screen.getByText('Robin Hale')
    screen.getByText('$300.00')
  })

  it('changes the appointment, which stands until the new one is made', async () => {
    const { submissions, routing } = await page()
    // The server changes the appointment and leaves the application here.
    routing.submitted.mockResolvedValue(undefined)
    await loadForm('notary/reserve-manual')
    await act(async () => screen.getByRole('button', { name: 'Change the appointment' }).click())
    await userEvent.click(await screen.findByRole('radio', { name: 'At my home' }))
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Wednesday, November 25')
    await userEvent.click(screen.getByRole('radio', { name: /^9:00/ }))
    await userEvent.click(screen.getByRole('checkbox'))
    expect(submissions).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Book the new time' }))
    await waitFor(() => expect(submissions).toHaveLength(1))
    expect(submissions[0]?.values).toMatchObject({ place: 'HOME', startsAt: '2026-11-25T17:00:00.000Z' })
    await screen.findByText(/^Your appointment was changed/)
    expect(screen.queryByRole('button', { name: 'Book the new time' })).toBeNull()
  })

  it('says that nothing changed of a place and a time that are chosen anew', async () => {
    const { routing } = await page({}, [startsAt])
    routing.submitted.mockResolvedValue(undefined)
    await loadForm('notary/reserve-manual')
    await act(async () => screen.getByRole('button', { name: 'Change the appointment' }).click())
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Book the new time' }))
    await screen.findByText(/^Your appointment has not changed/)
    expect(screen.queryByText(/was changed/)).toBeNull()
  })

  it('says of a change at the top, where the new details stand', async () => {
    const { routing } = await page({}, [startsAt])
    routing.submitted.mockResolvedValue(undefined)
    await loadForm('notary/reserve-manual')
    await act(async () => screen.getByRole('button', { name: 'Change the appointment' }).click())
    await userEvent.click(await screen.findByRole('radio', { name: 'At my home' }))
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Book the new time' }))
    const said = await screen.findByText(/^Your appointment was changed/)
    const details = screen.getByText('Robin Hale')
    expect(said.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('begins a change with the present place, and with the present time while it is offered', async () => {
    await loadForm('notary/reserve-manual')
    const { unmount } = await page({}, [startsAt, '2026-11-25T17:00:00.000Z'])
    await act(async () => screen.getByRole('button', { name: 'Change the appointment' }).click())
    const office = await screen.findByRole<HTMLInputElement>('radio', { name: 'At the notary’s office' })
    expect(office.checked).toBe(true)
    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('2026-11-23')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^10:30/ }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    unmount()
    await page({}, ['2026-11-25T17:00:00.000Z'])
    await act(async () => screen.getByRole('button', { name: 'Change the appointment' }).click())
    expect((await screen.findByLabelText<HTMLSelectElement>('Day')).value).toBe('')
  })

  it('says of a co-owner that they signed online, and of nobody where there is none', async () => {
    await page()
    expect(screen.queryByText(/signed online/)).toBeNull()
    await page({ helocSigners: [{ name: 'Sam Okafor' }] })
    screen.getByText('Sam Okafor signed online and do not need to be there.')
  })
})
