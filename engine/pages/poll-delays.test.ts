import { describe, expect, it } from 'vitest'
import { journey } from '../../tests/support/lenders/flows.ts'
import { pollDelays } from './poll-delays.ts'

describe('pollDelays', () => {
  it('doubles from one second to five, seven times, until the state changes', () => {
    expect(pollDelays(journey, 'HMDA')).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000])
  })

  it('looks fourteen times in a waiting state', () => {
    expect(pollDelays(journey, 'WAITING_FOR_SOFT_CREDIT')).toHaveLength(14)
    expect(pollDelays(journey, 'PREQUAL_TITLE')).toHaveLength(14)
  })

  it('does not look again in a halting state, nor where nothing will come', () => {
    expect(pollDelays(journey, 'DECLINED')).toEqual([])
    expect(pollDelays(journey, 'GEN_PRE_SOFT_CREDIT_DISCLOSURE')).toEqual([])
  })

  it('treats a state that it does not know like any other', () => {
    expect(pollDelays(journey, 'NEW_STATE')).toHaveLength(7)
  })
})
