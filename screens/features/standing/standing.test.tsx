import { cleanup, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Standing } from '#generated/api'
import { applicationUuid, renderPage } from '../../../tests/support/browser/render-page.tsx'
import Milestones from './milestones.tsx'
import NeededList from './needed-list.tsx'

afterEach(cleanup)

const application = { uuid: applicationUuid, loanNumber: '202612345678', timeZone: 'America/Denver' }
const standing: Standing = {
  milestones: [
    { id: 'received', state: 'REACHED', title: 'Application received', day: '2026-11-28T12:00:00Z' },
    {
      ...{ id: 'approved', state: 'REACHED', title: 'Approved, with conditions' },
      subjectTo: ['proof of your home insurance'],
    },
    { id: 'documentsReady', state: 'CURRENT', title: 'Receive your closing documents' },
    { id: 'signed', state: 'AHEAD', title: 'Sign everything' },
  ],
  needed: [
    { id: 'insurance', title: 'Homeowners insurance', isDone: false, saysLossPayee: true },
    { id: 'identity', title: 'Your ID', text: 'A passport works.', isDone: true },
    { id: 'notaryVisit', title: 'A notary in person', isDone: false, day: '2026-12-04T20:00:00Z' },
    {
      id: 'rightToCancel',
      title: 'Your right to cancel',
      isDone: false,
      day: '2026-12-08',
      page: 'complete',
    },
  ],
}
const below = (part: ReactElement) => (
  <>
    <h1>Your applications</h1>
    {part}
  </>
)
const answers = { '/standing': standing }

it('shows what an approval depends on beside it, the days of what was reached, and which milestone is next', async () => {
  await renderPage(below(<Milestones application={application} />), { hasForm: false, answers })
  const approved = (await screen.findByText('Approved, with conditions')).closest('li') as HTMLElement
  expect(within(approved).getByText('proof of your home insurance')).toBeTruthy()
  expect(screen.getByText('11/28/2026')).toBeTruthy()
  const next = screen.getByText('Receive your closing documents').closest('li')
  expect(next?.getAttribute('aria-current')).toBe('step')
})

it('says what will be needed, with the words for the insurer, the days that are known, and a mark on what is done', async () => {
  await renderPage(below(<NeededList application={application} />), { hasForm: false, answers })
  const entry = async (title: string) => (await screen.findByText(title)).closest('li') as HTMLElement
  expect((await entry('Homeowners insurance')).textContent).toContain('Loan number 202612345678')
  const done = await entry('Your ID')
  expect(done.dataset.done).toBe('true')
  expect(done.textContent).toBe('Your ID (completed)')
  expect((await entry('A notary in person')).textContent).toContain('Friday, December 4 at 1:00 PM MST')
  const cancel = await entry('Your right to cancel')
  expect(cancel.textContent).toContain('12/08/2026')
  expect(within(cancel).getByRole('link').getAttribute('href')).toMatch(/\/complete$/)
})

it('needs nothing once an application has ended', async () => {
  const ended = { '/standing': { milestones: [], needed: [] } }
  await renderPage(below(<NeededList application={application} />), { hasForm: false, answers: ended })
  expect(screen.queryByText('What you will need')).toBeNull()
})
