import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** Change by which a job may send the application back to the offer, which is chosen once. */
const sentBack = (transition: JsonObject) => ({
  'flows/process.json': {
    states: { IN_PROGRESS: { job: 'underwrite' } },
    transitions: {
      offerSelected: { to: 'IN_PROGRESS' },
      finished: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
      ...transition,
    },
    once: ['offerSelected'],
  },
})

describe('repeatable-step', () => {
  it('reports a way from what cannot be undone back to where it is done', () => {
    const patch = sentBack({ offersMade: { from: ['IN_PROGRESS'], to: 'OFFER_SELECTION' } })
    expect(lintPatched(patch, 'repeatable-step')).toEqual([
      {
        rule: 'repeatable-step',
        severity: 'error',
        message: '"offerSelected" can be taken again in OFFER_SELECTION by an application that has taken it.',
        file: 'flows/process.json',
        at: '"offerSelected"',
        pointer: '/once/0',
        hint: 'Take the way back out of the transitions, or let it stop short of the state that admits the event.',
        witness: {
          events: ['offerSelected', 'offersMade', 'offerSelected'],
          context: {
            profile: {},
            heloc: { term: 1 },
            status: { checklistStatus: 'OFFER_SELECTION' },
            session: {},
          },
        },
      },
    ])
  })

  it('accepts a way back that is closed to whoever has done it', () => {
    const to = [{ when: 'chosen', to: 'COMPLETE' }, { to: 'OFFER_SELECTION' }]
    expect(lintPatched(sentBack({ offersMade: { from: ['IN_PROGRESS'], to } }), 'repeatable-step')).toEqual(
      [],
    )
  })

  it('accepts a process without a way back', () => {
    expect(lintPatched(sentBack({}), 'repeatable-step')).toEqual([])
  })
})
