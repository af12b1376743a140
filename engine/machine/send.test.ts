import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import { journey, processMachine } from '../../tests/support/lenders/flows.ts'
import { compileMachine } from '../check/compile.ts'
import { send } from './send.ts'

const { machine } = journey

describe('send', () => {
  it('leads where the transition says, from a state that it admits', () => {
    expect(send(machine, 'profile', 'lienInfo')).toEqual({ ok: true, to: 'liens' })
    expect(send(machine, 'autopay', 'disbursementAch')).toEqual({ ok: true, to: 'docVerify' })
  })

  it('admits a wildcard everywhere', () => {
    for (const state of Object.keys(machine.source.states))
      expect(send(machine, state, 'decline')).toEqual({ ok: true, to: 'declined' })
  })

  it('narrows a wildcard by its exceptions', () => {
    expect(send(processMachine, 'HMDA', 'cancelled')).toEqual({ ok: true, to: 'CANCELLED' })
    expect(send(processMachine, 'COMPLETE', 'cancelled')).toMatchObject({ ok: false, code: 'NOT_ADMITTED' })
  })

  it('refuses elsewhere and says which states admit the event', () => {
    const refusal = {
      ok: false,
      code: 'NOT_ADMITTED',
      message: '"softCreditNoMatch" isn\'t admitted in "hmda"; it is in profile, liens, product.',
      admittedBy: ['profile', 'liens', 'product'],
    }
    expect(send(machine, 'hmda', 'softCreditNoMatch')).toEqual(refusal)
    expect(send(machine, 'hmda', 'softCreditNoMatch')).toEqual(refusal)
  })

  it('refuses an unknown event and an unknown state', () => {
    expect(send(machine, 'profile', 'lienInf')).toMatchObject({
      ok: false,
      code: 'UNKNOWN_EVENT',
      admittedBy: [],
    })
    expect(send(machine, 'prof', 'lienInfo')).toMatchObject({
      code: 'UNKNOWN_STATE',
      admittedBy: ['profile'],
    })
    expect(send(machine, 'profile', 'constructor')).toMatchObject({ code: 'UNKNOWN_EVENT' })
    expect(send(machine, '__proto__', 'lienInfo')).toMatchObject({ code: 'UNKNOWN_STATE' })
  })

  it('throws with a context that lacks what the machine requires', () => {
    expect(() => send(machine, 'profile', 'lienInfo', { heloc: {} })).toThrow(
      'Profile and heloc are required',
    )
  })

  it('chooses among targets by the context, and refuses to without one', () => {
    expect(send(processMachine, 'WAITING_FOR_INCOME', 'incomeVerified')).toMatchObject({
      code: 'CONTEXT_REQUIRED',
    })
    expect(send(processMachine, 'WAITING_FOR_INCOME', 'incomeVerified', {})).toEqual({
      ok: true,
      to: 'DISBURSEMENT_ACCOUNT',
    })
    const crypto = { heloc: { isCrypto: true } }
    expect(send(processMachine, 'WAITING_FOR_INCOME', 'incomeVerified', crypto)).toEqual({
      ok: true,
      to: 'IDENTITY_VERIFICATION',
    })
  })

  it('gives answers that nobody can change', () => {
    expect(Object.isFrozen(send(machine, 'profile', 'lienInfo'))).toBe(true)
    expect(Object.isFrozen(send(machine, 'hmda', 'lienInfo'))).toBe(true)
  })

  it('says what is required when it is one thing', () => {
    const lone = compileMachine(
      {
        initial: 'a',
        requires: ['status'],
        states: { a: {} },
        transitions: { stay: { from: '*', to: 'a' } },
      },
      journey.predicates,
      loadProject(),
    )
    expect(() => send(lone, 'a', 'stay', {})).toThrow('Status is required')
  })
})
