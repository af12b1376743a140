import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const shownAtEnd = { 'flows/server-states.json': { states: { COMPLETE: { page: 'product/select' } } } }

const selectProduct = (entry: JsonObject) => ({ 'flows/pages.json': { pages: { 'product/select': entry } } })

const offerSelected = { field: 'status.checklistStatus', equals: 'OFFER_SELECTION' }

describe('refused-event', () => {
  it('reports what a page submits in a server state that does not take it', () => {
    expect(lintPatched(shownAtEnd, 'refused-event')).toEqual([
      {
        rule: 'refused-event',
        severity: 'error',
        message:
          '"product/select" is shown in COMPLETE, which refuses "offerSelected", the event of "offer".',
        file: 'flows/server-states.json',
        at: '"COMPLETE": {',
        pointer: '/states/COMPLETE',
        hint: 'Let the state admit it, or let the page offer it only while another state is there: `when`. It is product/select that is shown, for the server state COMPLETE shows it.',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 1 }, status: { checklistStatus: 'COMPLETE' }, session: {} },
        },
      },
    ])
  })

  const placesOf = (patch: JsonObject) =>
    lintPatched(patch, 'refused-event').map(({ file, pointer }) => `${file}${pointer}`)

  it('points at a submission that sends another event than its state awaits', () => {
    const process = {
      transitions: { offerRefused: { from: ['COMPLETE'], to: 'COMPLETE' } },
      submissions: { offer: { event: 'offerRefused' } },
    }
    expect(placesOf({ 'flows/process.json': process })).toEqual([
      'flows/process.json/submissions/offer/event',
    ])
  })

  it('points at an event that leaves out a state where nothing else is due', () => {
    const process = {
      states: { REVISED_OFFER_SELECTION: {} },
      transitions: { offersMade: { from: ['OFFER_SELECTION'], to: 'REVISED_OFFER_SELECTION' } },
    }
    expect(placesOf({ 'flows/process.json': process })).toEqual([
      'flows/process.json/transitions/offerSelected/from',
    ])
  })

  it('reports an event of a page that the state of the machine does not admit', () => {
    const findings = lintPatched(
      { 'flows/pages.json': { pages: { complete: { events: ['selectProduct'] } } } },
      'refused-event',
    )
    expect(findings.map(({ message, pointer }) => [message, pointer])).toEqual([
      [
        '"complete" is the page of "complete", which does not admit "selectProduct".',
        '/pages/complete/events/0',
      ],
    ])
  })

  it('accepts a page that offers it only in the state that takes it', () => {
    const offered = selectProduct({ submissions: [{ when: offerSelected, submission: 'offer' }] })
    expect(lintPatched({ ...shownAtEnd, ...offered }, 'refused-event')).toEqual([])
  })

  const working = (patch: JsonObject): JsonObject => ({
    'flows/process.json': {
      states: { IN_PROGRESS: { job: 'underwrite' }, REVISED_OFFER_SELECTION: {} },
      transitions: {
        offerSelected: { from: ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'], to: 'IN_PROGRESS' },
        offersMade: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
      },
      effects: null,
    },
    'flows/server-states.json': {
      states: { IN_PROGRESS: { kind: 'waiting' }, COMPLETE: { page: 'complete' } },
    },
    ...patch,
  })

  it('accepts what lies under the waiting dialog and was just answered', () => {
    expect(lintPatched(working({}), 'refused-event')).toEqual([])
    const looking = {
      states: { IN_PROGRESS: { kind: 'waiting', poll: false }, COMPLETE: { page: 'complete' } },
    }
    expect(lintPatched(working({ 'flows/server-states.json': looking }), 'refused-event')).toHaveLength(1)
  })

  /** Patch in which the machine shows the order of a valuation while the server works, which then goes on to a state. */
  const ordering = (to: string): JsonObject => ({
    'flows/journey.json': { states: { product: { page: 'bpo/order-bpo' } } },
    'flows/server-states.json': {
      states: {
        OFFER_SELECTION: { page: 'product/select' },
        REVISED_OFFER_SELECTION: { page: 'bpo/order-bpo' },
        IN_PROGRESS: { kind: 'waiting' },
        COMPLETE: { page: 'complete' },
      },
    },
    'flows/process.json': {
      states: { IN_PROGRESS: { job: 'underwrite' }, REVISED_OFFER_SELECTION: {} },
      transitions: {
        offerSelected: { from: ['OFFER_SELECTION'], to: 'IN_PROGRESS' },
        offersMade: { from: ['IN_PROGRESS'], to },
        valuationRequested: { from: ['REVISED_OFFER_SELECTION'], to: 'COMPLETE' },
      },
      submissions: { 'valuation-order': { event: 'valuationRequested', form: 'product/select' } },
      effects: null,
    },
    'flows/pages.json': {
      pages: {
        'bpo/order-bpo': {
          area: 'application',
          title: 'complete.title',
          layout: 'form',
          form: 'product/select',
          submissions: ['valuation-order'],
        },
      },
    },
  })

  it('reports an offer to applicants for whom the server calls it too late, once for all states', () => {
    const late = (when: JsonObject): JsonObject => ({
      'flows/process.json': {
        begin: { sets: ['heloc.amount'] },
        submissions: { offer: { tooLate: { when, sentence: 'server.errors.BOUND' } } },
      },
      'flows/copy/en-US/product.json': { messages: { 'server.errors.BOUND': 'Too late.' } },
    })
    expect(lintPatched(late({ field: 'heloc.amount', gt: 5 }), 'refused-event')).toMatchObject([
      {
        pointer: '/pages/product~1select/submissions/0',
        message: '"product/select" offers "offer" in OFFER_SELECTION to applicants for whom it is too late.',
        witness: { context: { heloc: { amount: 6 } } },
      },
    ])
    const ended = { field: 'status.checklistStatus', equals: 'COMPLETE' }
    expect(lintPatched(late(ended), 'refused-event')).toEqual([])
  })

  it('accepts under the waiting dialog the form that comes next, and reports one that does not', () => {
    expect(lintPatched(ordering('REVISED_OFFER_SELECTION'), 'refused-event')).toEqual([])
    expect(
      lintPatched(ordering('COMPLETE'), 'refused-event').map(({ message, pointer }) => [message, pointer]),
    ).toEqual([
      [
        '"bpo/order-bpo" is shown while the server works in IN_PROGRESS, with "valuation-order", which the applicant has not just answered and is not asked next.',
        '/states/product',
      ],
    ])
  })

  it('knows that what changes to another value at any time is there then', () => {
    const home = 'heloc.selectedPropertyUuid'
    const changing = (change: JsonObject | string): JsonObject => ({
      'flows/predicates.json': { predicates: { chosen: { gt: null, field: home, exists: true } } },
      'flows/server-states.json': { states: { COMPLETE: { kind: 'interactive' } } },
      'flows/process.json': {
        anytime: { sets: [change] },
        effects: { offerSelected: { sets: [home], gives: [{ field: home, exists: true }] } },
      },
    })
    expect(lintPatched(changing(home), 'refused-event')).toHaveLength(1)
    expect(lintPatched(changing({ field: home, exists: true }), 'refused-event')).toEqual([])
  })
})
