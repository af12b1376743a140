import { describe, expect, it } from 'vitest'
import type { ServerState } from '#generated/domain'
import { journey } from '../../tests/support/lenders/flows.ts'
import { awaitNextState } from './await-next-state.ts'

/** Plays server states one after the other, the last for ever, and notes how long was waited between. */
async function follow(previous: string | undefined, states: readonly ServerState[], endsAt?: ServerState) {
  const waited: number[] = []
  let read = 0
  const next = await awaitNextState({
    journey,
    previous,
    read: async () => ({ checklistStatus: states[Math.min(read++, states.length - 1)] ?? 'UNKNOWN' }),
    sleep: async (ms) => void waited.push(ms),
    hasEnded: ({ checklistStatus }) => checklistStatus === endsAt,
  })
  return { state: next.status.checklistStatus, exhausted: next.exhausted, waited }
}

describe('awaiting the next state', () => {
  it('goes on at once when the step has moved the application', async () => {
    expect(await follow('HMDA', ['APP_SUBMISSION'])).toEqual({
      state: 'APP_SUBMISSION',
      exhausted: false,
      waited: [],
    })
  })

  it('backs off while the server works, and stops where the borrower is needed', async () => {
    expect(
      await follow('LIEN_VERIFICATION', ['PREQUAL_TITLE', 'PREQUAL_TITLE', 'IN_PROGRESS', 'OFFER_SELECTION']),
    ).toEqual({
      state: 'OFFER_SELECTION',
      exhausted: false,
      waited: [1000, 2000, 1000],
    })
  })

  it('looks up to 7 more times for an interactive state to change', async () => {
    const { waited, exhausted } = await follow('HMDA', ['HMDA'])
    expect(waited).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000])
    expect(exhausted).toBe(false)
  })

  it('looks up to 14 more times while the server works, and then says so', async () => {
    const { waited, exhausted } = await follow(undefined, ['WAITING_FOR_INCOME'])
    expect(waited).toHaveLength(14)
    expect(exhausted).toBe(true)
  })

  it('never waits in a halting state, nor where the state says that nothing comes of itself', async () => {
    expect((await follow('CREDIT_NO_MATCH', ['CREDIT_NO_MATCH'])).waited).toEqual([])
    const state = 'GEN_PRE_SOFT_CREDIT_DISCLOSURE'
    expect((await follow(state, [state])).waited).toEqual([])
  })

  it('stops when the machine has come to an end although the server still works', async () => {
    const { waited, exhausted } = await follow('PREQUAL_TITLE', ['IN_PROGRESS'], 'IN_PROGRESS')
    expect({ waited, exhausted }).toEqual({ waited: [], exhausted: false })
  })
})
