import { describe, expect, it } from 'vitest'
import { closingStage, closingSteps, daysLeft } from './closing-stage.ts'

const rescissionEndsAt = '2026-11-25T05:00:00.000Z'

describe('the stage of a signed application', () => {
  it.each([
    ['GEN_RESCISSION', 'rescission'],
    ['RESCISSION', 'rescission'],
    ['RECORDING', 'recording'],
    ['FUNDABLE', 'funding'],
    ['COMPLETE', 'funded'],
    ['CANCELLED', 'cancelled'],
    ['HMDA', 'early'],
    ['TRUST_AND_INSURANCE', 'early'],
  ] as const)('is for %s: %s', (checklistStatus, stage) => {
    expect(closingStage({}, { checklistStatus })).toBe(stage)
  })

  it('is funded as soon as the money was sent', () => {
    const heloc = { fundedAt: '2026-11-25T06:00:00.000Z' }
    expect(closingStage(heloc, { checklistStatus: 'FUNDING_DECISION' })).toBe('funded')
  })
})

describe('the steps after the last signature', () => {
  const shown = (...args: Parameters<typeof closingSteps>) =>
    closingSteps(...args).map(({ id, state }) => `${id} ${state}`)

  it('begin with the time to cancel', () => {
    expect(shown('rescission', {})).toEqual([
      'signed done',
      'rescission current',
      'recording to come',
      'funding to come',
    ])
  })

  it('name no time to cancel where the law gives none', () => {
    expect(shown('recording', {})).toEqual(['signed done', 'recording current', 'funding to come'])
  })

  it('are all done once the line is funded', () => {
    expect(closingSteps('funded', { rescissionEndsAt }).every(({ state }) => state === 'done')).toBe(true)
  })
})

describe('the time left to cancel', () => {
  it('counts whole days and never below none', () => {
    expect(daysLeft(rescissionEndsAt, new Date('2026-11-22T05:00:00.000Z'))).toBe(3)
    expect(daysLeft(rescissionEndsAt, new Date('2026-11-24T23:00:00.000Z'))).toBe(0)
    expect(daysLeft(rescissionEndsAt, new Date('2027-01-01T00:00:00.000Z'))).toBe(0)
  })
})
