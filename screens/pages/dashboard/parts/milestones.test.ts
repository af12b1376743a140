import { describe, expect, it } from 'vitest'
import { milestonesOf } from './milestones.ts'

const heloc = {
  auditFields: { createdDate: '2026-11-20T12:00:00Z' },
  submittedAt: '2026-11-21T12:00:00Z',
}

describe('the milestones of an application', () => {
  it('are those behind with their days, the next one, and those to come', () => {
    expect(milestonesOf(heloc, 'open')).toEqual([
      { id: 'begun', state: 'done', when: '11/20/2026' },
      { id: 'applied', state: 'done', when: '11/21/2026' },
      { id: 'signed', state: 'current' },
      { id: 'funded', state: 'to come' },
    ])
  })

  it('have their days where the property is', () => {
    const [begun] = milestonesOf({ ...heloc, timeZone: 'Pacific/Kiritimati' }, 'open')
    expect(begun?.when).toBe('11/21/2026')
  })

  it('are not signed before the deed, whose day it is', () => {
    const noted = { ...heloc, noteSignedAt: '2026-11-23T12:00:00Z' }
    expect(milestonesOf(noted, 'open')[2]).toEqual({ id: 'signed', state: 'current' })
    const [, , signed] = milestonesOf({ ...noted, deedSignedAt: '2026-11-28T12:00:00Z' }, 'closing')
    expect(signed).toEqual({ id: 'signed', state: 'done', when: '11/28/2026' })
  })

  it('promise nothing of an application that has ended', () => {
    expect(milestonesOf(heloc, 'cancelled').map(({ id }) => id)).toEqual(['begun', 'applied'])
  })
})
