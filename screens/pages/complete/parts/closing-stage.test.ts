import { describe, expect, it } from 'vitest'
import { closingStage, closingSteps } from './closing-stage.ts'

const rescissionEndsAt = '2026-11-25T05:00:00.000Z'

describe('the stage of a signed application', () => {
  it.each([
    [{ stage: 'rescission' }, 'rescission'],
    [{ stage: 'recording' }, 'recording'],
    [{ stage: 'funding' }, 'funding'],
    [{ stage: 'payoff' }, 'funded'],
    [{ stage: 'done' }, 'funded'],
    [{ stage: 'cancelled' }, 'cancelled'],
    [{ stage: 'ended' }, 'early'],
    [{}, 'early'],
  ] as const)('is for %j: %s', (serverState, stage) => {
    expect(closingStage({}, {}, serverState)).toBe(stage)
  })

  it('waits for the others once the borrower has signed the deed alone', () => {
    const status = { primaryParticipantAcceptComplete: true }
    expect(closingStage({}, status, { aspect: 'session' })).toBe('others')
  })

  it('is funded as soon as the money was sent', () => {
    const heloc = { fundedAt: '2026-11-25T06:00:00.000Z' }
    expect(closingStage(heloc, {}, { stage: 'funding' })).toBe('funded')
  })
})

describe('the steps after the last signature', () => {
  const shown = (...args: Parameters<typeof closingSteps>) =>
    closingSteps(...args).map(({ id, state }) => `${id} ${state}`)

  it('begin with the time to cancel', () => {
    expect(shown('rescission', {})).toEqual([
      'signed done',
      'rescission current',
      'recording ahead',
      'funding ahead',
    ])
  })

  it('name no time to cancel where the law gives none', () => {
    expect(shown('recording', {})).toEqual(['signed done', 'recording current', 'funding ahead'])
  })

  it('are all done once the line is funded', () => {
    expect(closingSteps('funded', { rescissionEndsAt }).every(({ state }) => state === 'done')).toBe(true)
  })
})
