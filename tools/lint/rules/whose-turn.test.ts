import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const messages = (states: JsonObject, process: JsonObject = {}) =>
  lintPatched({ 'flows/server-states.json': { states }, 'flows/process.json': process }, 'whose-turn').map(
    ({ message }) => message,
  )

/** A state between the offer and the end, which an event leaves. */
const between = (state: JsonObject) => ({
  states: { IN_PROGRESS: state },
  transitions: {
    offerSelected: { to: 'IN_PROGRESS' },
    reviewed: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
  },
  effects: null,
})

describe('whose-turn', () => {
  it('reports a state that waits for the applicant, who is told to wait', () => {
    const patch = { 'flows/server-states.json': { states: { OFFER_SELECTION: { turn: 'lender' } } } }
    expect(lintPatched(patch, 'whose-turn')).toEqual([
      {
        rule: 'whose-turn',
        severity: 'error',
        message: "OFFER_SELECTION is said to be not the applicant's turn, but nobody else moves it on.",
        file: 'flows/server-states.json',
        at: '"OFFER_SELECTION": {',
        pointer: '/states/OFFER_SELECTION',
        hint: 'Say whose turn it is there (`turn` in server-states.json), or change what its page offers.',
        witness: {
          events: [],
          context: { profile: {}, heloc: {}, status: { checklistStatus: 'OFFER_SELECTION' }, session: {} },
        },
      },
    ])
  })

  it('reports a state in which the applicant has nothing to do and is told that it is their turn', () => {
    expect(messages({}, between({ job: 'underwrite', pace: 'review' }))).toEqual([
      "IN_PROGRESS is said to be the applicant's turn, but neither its page nor one that it links to offers what it admits.",
    ])
  })

  it('reports a state that halts where the applicant can move it on beside us, who is told to wait', () => {
    const halted = { OFFER_SELECTION: { kind: 'halting', turn: 'lender' } }
    const worked = { states: { OFFER_SELECTION: { job: 'underwrite', pace: 'review' } } }
    expect(messages(halted, worked)).toEqual([
      "OFFER_SELECTION is said to be not the applicant's turn, but it halts at a page on which they can move it on.",
    ])
    expect(messages({ OFFER_SELECTION: { kind: 'halting' } }, worked)).toEqual([])
  })

  it('reports a co-owner who is awaited nowhere, and an end that is not one', () => {
    expect(
      messages({ IN_PROGRESS: { turn: 'signer' } }, between({ job: 'underwrite', pace: 'review' })),
    ).toEqual(["IN_PROGRESS is said to be a co-owner's turn, but the process awaits none there."])
    expect(messages({ COMPLETE: { turn: null } })).toEqual([
      "COMPLETE is said to be an end of the process, but somebody's turn.",
    ])
    expect(
      messages({ IN_PROGRESS: { turn: 'nobody' } }, between({ job: 'underwrite', pace: 'review' })),
    ).toEqual(["IN_PROGRESS is said to be nobody's turn, but the process goes on from it."])
  })

  it('accepts each where it is so, by context too', () => {
    const isCrypto = { field: 'heloc.isCrypto', equals: true }
    const either = [{ when: isCrypto, turn: 'lender' }, { turn: 'thirdParty' }]
    expect(
      messages({ IN_PROGRESS: { turn: either } }, between({ job: 'underwrite', pace: 'review' })),
    ).toEqual([])
    expect(messages({ IN_PROGRESS: { turn: 'signer' } }, between({ awaits: 'signer' }))).toEqual([])
    expect(messages({})).toEqual([])
  })
})
