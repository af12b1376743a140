import { describe, expect, it } from 'vitest'
import {
  admits,
  type Context,
  mayVisit,
  offeredSubmissions,
  resolvePage,
  type TransitionSource,
} from '#engine'
import type { ApplicationStatus } from '#generated/domain'
import { flows, journey } from '../support/lenders/flows.ts'

const { transitions, states } = flows.process

/** Server states that can follow a state. */
function after(first: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const targets = ({ to }: TransitionSource) => (typeof to === 'string' ? [to] : to.map((each) => each.to))
  const enter = (state: string): void => {
    for (const transition of Object.values<TransitionSource>(transitions)) {
      if (transition.from === '*' || !transition.from.includes(state)) continue
      for (const to of targets(transition))
        if (!reached.has(to)) {
          reached.add(to)
          enter(to)
        }
    }
  }
  enter(first)
  return reached
}

const event = (name: string): TransitionSource => transitions[name] ?? { from: [], to: '' }
const isOpen = (state: string) => states[state]?.kind !== 'terminal'
const signed = [...after('NOTE_SIGNING')].filter(isOpen)
const paid = new Set(['RECORDING', ...after('RECORDING')])

/** Submissions of a page, if it may be opened in a state by an owner of such a home. */
function offered(page: string, checklistStatus: string, occupancy: 'PRIMARY' | 'SECOND_HOME' | 'INVESTMENT') {
  const status = { checklistStatus } as ApplicationStatus
  const context: Context = { profile: {}, heloc: { property: { occupancy } }, status }
  const isReached = page === 'dashboard' || mayVisit(journey, context, page, resolvePage(journey, context))
  return isReached ? offeredSubmissions(journey, page, context) : []
}

describe('an owner of a principal dwelling', () => {
  it.each(signed.filter((state) => !paid.has(state)))('may cancel at %s, on a page that is open', (state) => {
    expect(admits(event('rescinded'), state)).toBe(true)
    expect(offered('complete', state, 'PRIMARY')).toContain('rescission')
  })

  it('may cancel in no state before the first signature, nor after the right has ended', () => {
    const due = Object.keys(states).filter((state) => admits(event('rescinded'), state))
    expect(due.filter((state) => !signed.includes(state) || paid.has(state))).toEqual([])
  })
})

describe('an owner of another home', () => {
  it.each(['SECOND_HOME', 'INVESTMENT'] as const)('is offered no right to cancel: %s', (occupancy) => {
    // RESCISSION is reached by principal dwellings alone.
    for (const state of Object.keys(states).filter((each) => each !== 'RESCISSION'))
      expect(offered('complete', state, occupancy)).not.toContain('rescission')
  })
})

describe('a withdrawal', () => {
  const beyond = ['TRUST_AND_INSURANCE', ...after('TRUST_AND_INSURANCE')].filter(isOpen)

  it.each(beyond)('is neither taken nor offered after the last signature, at %s', (state) => {
    expect(admits(event('cancelled'), state)).toBe(false)
    for (const occupancy of ['PRIMARY', 'SECOND_HOME', 'INVESTMENT'] as const)
      expect(offered('dashboard', state, occupancy)).not.toContain('withdrawal')
  })
})
