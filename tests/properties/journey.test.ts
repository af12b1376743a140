import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  admits,
  explain,
  findServerState,
  findTrigger,
  isWorking,
  offeredSubmissions,
  resolvePage,
  send,
  settle,
} from '#engine'
import type { Context } from '#generated/context'
import { flows, journey, processMachine } from '../support/lenders/flows.ts'
import { randomContext, serverStates } from '../support/samples/random-context.ts'

const states = Object.keys(flows.journey.states)
const events = Object.keys(flows.journey.transitions)
const pages = new Set([...Object.keys(flows.pages.pages), '/'])
const word = fc.oneof(fc.constantFrom(...states, ...events), fc.string())

/** Returns the same facts with their keys in reverse order. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, reversed(each)]),
        )
      : value

/** Adds the facts of the status one by one and settles after each; returns the last state. */
function settleAfterEach(context: Context): string {
  const facts = Object.entries(context.status ?? {})
  for (let known = 0; known <= facts.length; known++)
    settle(journey, { ...context, status: Object.fromEntries(facts.slice(0, known)) })
  return settle(journey, { ...context, status: Object.fromEntries(facts) }).state
}

describe('settle', () => {
  it('always ends, in a state, on a way of the machine that takes no event twice', () => {
    fc.assert(
      fc.property(randomContext, fc.constantFrom(...states), (context, from) => {
        const { state, path } = settle(journey, context, from)
        expect(states).toContain(state)
        expect(new Set(path.map(({ event }) => event)).size).toBe(path.length)
        const end = path.reduce((at, { event, to }) => {
          expect(send(journey.machine, at, event, context)).toEqual({ ok: true, to })
          return to
        }, from)
        expect(end).toBe(state)
      }),
      { numRuns: 500 },
    )
  })

  it('depends on the context alone, never on the order in which facts arrived or stand', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        const settled = settle(journey, context)
        const shuffled: Context = JSON.parse(JSON.stringify(reversed(context)))
        expect(settle(journey, shuffled)).toEqual(settled)
        expect(settleAfterEach(context)).toBe(settled.state)
      }),
      { numRuns: 300 },
    )
  })

  it('never leaves a declined applicant with an offer', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        const declined: Context = { ...context, status: { ...context.status, uwDecision: 'DECLINE' } }
        expect(['declined', 'dtiDeclined', 'creditScoreDeclined']).toContain(settle(journey, declined).state)
      }),
    )
  })

  it('takes every step by a trigger that its explanation says holds', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        for (const { event } of settle(journey, context).path)
          expect(explain(journey, flows.journey.transitions[event]?.trigger ?? '', context).holds).toBe(true)
      }),
    )
  })
})

describe('explain', () => {
  it('always agrees with what it explains', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        for (const id of Object.keys(flows.predicates.predicates))
          expect([id, explain(journey, id, context).holds]).toEqual([
            id,
            journey.predicates.compile(id)(context),
          ])
      }),
      { numRuns: 300 },
    )
  })
})

describe('send', () => {
  it('never lands outside the states, whatever is sent in whatever order', () => {
    fc.assert(
      fc.property(randomContext, fc.array(word, { maxLength: 30 }), (context, sent) => {
        let state = flows.journey.initial
        for (const event of sent) {
          const result = send(journey.machine, state, event, context)
          if (result.ok) state = result.to
          else expect(result.admittedBy).not.toContain(state)
          expect(states).toContain(state)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('never lands outside the states of the process', () => {
    const processEvents = Object.keys(flows.process.transitions)
    fc.assert(
      fc.property(randomContext, fc.array(fc.constantFrom(...processEvents)), (context, sent) => {
        let state = flows.process.initial
        for (const event of sent) {
          const result = send(processMachine, state, event, context)
          if (result.ok) state = result.to
          expect(serverStates).toContain(state)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('refuses any event in a state that does not exist', () => {
    fc.assert(
      fc.property(fc.string(), word, (state, event) => {
        fc.pre(!states.includes(state))
        expect(send(journey.machine, state, event).ok).toBe(false)
      }),
    )
  })
})

describe('resolvePage', () => {
  it('sends every server state of the API to exactly one page that exists', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        for (const checklistStatus of serverStates) {
          const known: Context = JSON.parse(
            JSON.stringify({ ...context, status: { ...context.status, checklistStatus } }),
          )
          const { page, by } = resolvePage(journey, known)
          expect([checklistStatus, page, pages.has(page)]).toEqual([checklistStatus, page, true])
          expect([checklistStatus, by]).not.toEqual([checklistStatus, 'fallback'])
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('findTrigger', () => {
  it('is the first step that settling takes', () => {
    fc.assert(
      fc.property(randomContext, (context) => {
        expect(settle(journey, context).path[0]?.event).toBe(
          findTrigger(journey.machine, flows.journey.initial, context),
        )
      }),
    )
  })
})

describe('offeredSubmissions', () => {
  const unmapped = serverStates.filter(
    (state) => findServerState(journey.serverStates, state)?.page === undefined,
  )

  it('offers nothing that the server refuses on the page that the machine shows while it works', () => {
    const working = unmapped.filter((state) => isWorking(journey, state))
    expect(working).toContain('WAITING_FOR_IDENTITY')
    fc.assert(
      fc.property(randomContext, (context) => {
        for (const checklistStatus of working) {
          const known = { ...context, status: { ...context.status, checklistStatus } } as Context
          const { page } = resolvePage(journey, known)
          const refused = offeredSubmissions(journey, page, known).filter((submission) => {
            const { event = '' } = flows.process.submissions[submission] ?? {}
            return !admits(flows.process.transitions[event] ?? { from: [], to: '' }, checklistStatus)
          })
          expect([checklistStatus, page, refused]).toEqual([checklistStatus, page, []])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never shows the order of a valuation in Texas', () => {
    fc.assert(
      fc.property(randomContext, fc.constantFrom(...unmapped), (context, checklistStatus) => {
        const known = { ...context, status: { ...context.status, checklistStatus } } as Context
        expect(resolvePage(journey, known).page).not.toBe('bpo/order-bpo')
      }),
    )
  })
})
