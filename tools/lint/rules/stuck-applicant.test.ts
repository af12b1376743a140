import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const selectProduct = (entry: JsonObject) => ({ 'flows/pages.json': { pages: { 'product/select': entry } } })

describe('stuck-applicant', () => {
  it('reports a state that somebody has to leave by a page that offers nothing', () => {
    expect(lintPatched(selectProduct({ submissions: null }), 'stuck-applicant')).toEqual([
      {
        rule: 'stuck-applicant',
        severity: 'error',
        message:
          'In OFFER_SELECTION nobody moves this application on: product/select, its page, offers nothing, and there is no job.',
        file: 'flows/pages.json',
        at: '"product/select": {',
        pointer: '/pages/product~1select',
        hint: 'Let the page that is shown offer a submission, name another page, or give the state a job. It is product/select that is shown, for the browser settles at product.',
        witness: {
          events: [],
          context: { profile: {}, heloc: {}, status: { checklistStatus: 'OFFER_SELECTION' }, session: {} },
        },
      },
    ])
  })

  it('names the mapping that shows another page than the one that offers what the state takes', () => {
    const shown = (states: JsonObject) =>
      lintPatched({ 'flows/server-states.json': { states } }, 'stuck-applicant').map(({ pointer }) => pointer)
    expect(shown({ OFFER_SELECTION: { page: 'complete' } })).toEqual(['/states/OFFER_SELECTION'])
  })

  it('reports those alone for whom the page offers nothing', () => {
    const onlyCrypto = selectProduct({
      submissions: [{ when: { field: 'heloc.isCrypto', equals: true }, submission: 'offer' }],
    })
    const begin = { begin: { sets: ['heloc.isCrypto'] } }
    const [finding] = lintPatched({ ...onlyCrypto, 'flows/process.json': begin }, 'stuck-applicant')
    expect(finding?.witness?.context?.heloc).toEqual({})
  })

  it('reports an application that is moved about but never to an end', () => {
    const circling = {
      'flows/process.json': {
        states: { IN_PROGRESS: { job: 'underwrite' } },
        transitions: {
          offerSelected: { to: [{ when: 'chosen', to: 'IN_PROGRESS' }, { to: 'COMPLETE' }] },
          offersMade: { from: ['IN_PROGRESS'], to: 'OFFER_SELECTION' },
        },
      },
      'flows/server-states.json': { states: { OFFER_SELECTION: { page: 'product/select' } } },
    }
    expect(lintPatched(circling, 'stuck-applicant').map(({ message }) => message)).toEqual([
      'From OFFER_SELECTION no ending can be reached with this application.',
    ])
  })

  it('accepts a state that a job or somebody else moves on', () => {
    const done = selectProduct({ submissions: null })
    for (const state of [{ job: 'underwrite' }, { awaits: 'signer' }]) {
      const process = {
        states: { OFFER_SELECTION: state },
        transitions: { offerSelected: null, offersMade: { from: ['OFFER_SELECTION'], to: 'COMPLETE' } },
        effects: null,
        submissions: { offer: null },
      }
      expect(lintPatched({ ...done, 'flows/process.json': process }, 'stuck-applicant')).toEqual([])
    }
  })
})
