import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const pages = (entries: JsonObject) => ({ 'flows/pages.json': { pages: entries } })

const findings = (patch: JsonObject) =>
  lintPatched(patch, 'unoffered-event').map(({ message, pointer }) => [message, pointer])

const message = 'OFFER_SELECTION admits "offerSelected", but no page offers it there.'

const inState = (state: string) => ({
  when: { field: 'status.checklistStatus', equals: state },
  submission: 'offer',
})

/** Page that may be visited besides the one shown, and that offers the due submission. */
const beside = (details: JsonObject) =>
  pages({
    'product/select': { submissions: null, links: ['product/offer'] },
    'product/offer': {
      area: 'application',
      title: 'product.title',
      layout: 'form',
      submissions: ['offer'],
      ...details,
    },
  })

describe('unoffered-event', () => {
  it('reports a page that does not offer what its state admits', () => {
    expect(lintPatched(pages({ 'product/select': { submissions: null } }), 'unoffered-event')).toEqual([
      {
        rule: 'unoffered-event',
        severity: 'error',
        message,
        file: 'flows/pages.json',
        at: '"product/select": {',
        pointer: '/pages/product~1select',
        hint: 'Let a page that may be open there offer "offer", or take the state from the event.',
        witness: {
          events: [],
          context: { profile: {}, heloc: {}, status: { checklistStatus: 'OFFER_SELECTION' }, session: {} },
        },
      },
    ])
  })

  it('reports an offer whose condition never holds there', () => {
    expect(findings(pages({ 'product/select': { submissions: [inState('COMPLETE')] } }))).toEqual([
      [message, '/pages/product~1select/submissions/0'],
    ])
  })

  it('reports an offer of a page that one is led to and that is not open', () => {
    expect(findings(beside({}))).toEqual([[message, '/pages/product~1offer/submissions/0']])
  })

  it('accepts an offer of the page that is shown, and of one that is open beside it', () => {
    expect(findings(pages({ 'product/select': { submissions: [inState('OFFER_SELECTION')] } }))).toEqual([])
    expect(findings(beside({ visit: 'anytime' }))).toEqual([])
  })

  it('reports once an event of all states that the dashboard offers in fewer, and accepts those that are excepted', () => {
    const withdrawal = (except: readonly string[]) => ({
      'flows/process.json': {
        transitions: { cancelled: { from: '*', except, to: 'COMPLETE' } },
        submissions: { withdrawal: { event: 'cancelled', form: 'product/select' } },
      },
      ...pages({
        dashboard: {
          area: 'account',
          title: 'product.apr',
          layout: 'wide',
          path: '/dashboard',
          submissions: [{ ...inState('OFFER_SELECTION'), submission: 'withdrawal' }],
        },
      }),
    })
    expect(findings(withdrawal([]))).toEqual([
      ['COMPLETE admits "cancelled", but no page offers it there.', '/pages/dashboard/submissions/0'],
    ])
    expect(findings(withdrawal(['COMPLETE']))).toEqual([])
  })

  it('asks for no offer of what is admitted everywhere', () => {
    const process = {
      transitions: { cancelled: { from: '*', to: 'COMPLETE' } },
      submissions: { withdrawal: { event: 'cancelled', form: 'product/select' } },
    }
    expect(findings({ 'flows/process.json': process })).toEqual([])
  })

  describe('in a state whose page the client machine chooses', () => {
    const asking = (entry: JsonObject = {}): JsonObject => ({
      'flows/predicates.json': { predicates: { asked: { field: 'status.condition', exists: true } } },
      'flows/journey.json': {
        states: { documents: { kind: 'interactive', page: 'conditions' } },
        triggerOrder: ['selectProduct', 'documentAsked'],
        transitions: { documentAsked: { from: '*', to: 'documents', trigger: 'asked' } },
      },
      'flows/process.json': { anytime: { sets: ['status.condition'] } },
      'flows/pages.json': {
        pages: {
          conditions: { area: 'application', title: 'complete.title', layout: 'plain' },
          'product/select': entry,
        },
      },
    })

    it('reports a page that is closed to those whom the machine leads elsewhere, though the server takes it', () => {
      const findings = lintPatched(asking(), 'unoffered-event')
      expect(findings.map(({ message, pointer }) => [message, pointer])).toEqual([
        [
          'OFFER_SELECTION admits "offerSelected", but "product/select", which offers it, is closed to some.',
          '/pages/product~1select',
        ],
      ])
    })

    it('accepts a page that may be visited while the server takes it', () => {
      const visitWhen = { field: 'status.checklistStatus', equals: 'OFFER_SELECTION' }
      expect(lintPatched(asking({ visitWhen }), 'unoffered-event')).toEqual([])
    })
  })
})
