import { describe, expect, it } from 'vitest'
import { journey } from '../../tests/support/lenders/flows.ts'
import { progress } from './progress.ts'
import { resolvePage } from './resolve-page.ts'

const context = { profile: {}, heloc: {} }

describe('progress', () => {
  it.each([
    ['start/profile', 0],
    ['product/select', 1],
    ['start/contact', 2],
    ['income/review', 3],
    ['identity', 4],
    ['signing/intro', 5],
    ['notary/intro', 6],
    ['complete', 7],
  ])('is, on %s, at step %d', (page, current) => {
    expect(progress(journey, context, page).current).toBe(current)
  })

  it('is, on a page that comes early or late, where the applicant is', () => {
    const at = (identityComplete: boolean) =>
      progress(journey, { ...context, status: { identityComplete } }, 'bpo/hold').current
    expect([at(false), at(true)]).toEqual([1, 5])
  })

  it('goes on from the identity once that is checked', () => {
    const at = (checklistStatus: string) => {
      const checked = { ...context, status: { identityComplete: true, checklistStatus } }
      return progress(journey, checked, resolvePage(journey, checked).page).current
    }
    for (const state of ['PAYOFF_REQUEST_PENDING', 'FINAL_TITLE_REVIEW', 'BPO_ORDER_REQUEST'])
      expect(at(state)).toBe(5)
  })

  it('marks what is done, current and ahead', () => {
    const { steps } = progress(journey, context, 'product/select')
    expect(steps.map(({ state }) => state)).toEqual(['done', 'current', ...Array(5).fill('ahead')])
    expect(steps[1]).toEqual({
      id: 'select-offer',
      label: 'progress.selectOffer',
      state: 'current',
    })
  })

  it('names the last step by the kind of notary', () => {
    const label = (manualNotary: boolean) =>
      progress(journey, { ...context, status: { manualNotary } }, 'notary/intro').steps.at(-1)?.label
    expect([label(false), label(true)]).toEqual(['progress.talkToEnotary', 'progress.scheduleNotary'])
  })

  it('shows, on a page outside the road, the step where the applicant belongs', () => {
    const signing = { ...context, status: { checklistStatus: 'NOTE_SIGNING' as const } }
    expect(progress(journey, signing, 'no/such/page').current).toBe(5)
  })

  it.each(['bank/confirm', 'signing/support', 'insurance/requirements', 'complete'])(
    'is, on %s of a finished application, behind its last step',
    (page) => {
      const finished = { ...context, status: { checklistStatus: 'COMPLETE' as const } }
      expect(progress(journey, finished, page).current).toBe(7)
    },
  )

  it('never falls, on a page that is open at any time, behind the page where the applicant belongs', () => {
    const signing = { ...context, status: { checklistStatus: 'NOTE_SIGNING' as const } }
    expect(progress(journey, signing, 'bank/confirm').current).toBe(5)
  })
})
