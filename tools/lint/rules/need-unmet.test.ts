import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('need-unmet', () => {
  it('reports a way to a state on which nothing gives what it needs', () => {
    const findings = lintPatched(
      {
        'flows/predicates.json': {
          predicates: { consented: { field: 'heloc.consents[].type', includes: 'SOFT_CREDIT' } },
        },
        'flows/process.json': { begin: {}, needs: { COMPLETE: ['consented'] } },
      },
      'need-unmet',
    )
    expect(findings).toEqual([
      {
        rule: 'need-unmet',
        severity: 'error',
        message: 'COMPLETE can be reached without "consented".',
        file: 'flows/process.json',
        at: '"consented"',
        pointer: '/needs/COMPLETE/0',
        hint: 'Let an event on this way give it, in `effects`, or let this way pass the step that does.',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: { term: 1 }, status: { checklistStatus: 'COMPLETE' }, session: {} },
        },
      },
    ])
  })

  it('names the events that chose the way by what the need asks about', () => {
    const process = {
      states: { RECORDING: {} },
      transitions: {
        offerSelected: { to: [{ when: 'chosen', to: 'COMPLETE' }, { to: 'RECORDING' }] },
        recorded: { from: ['RECORDING'], to: 'COMPLETE' },
      },
      needs: { RECORDING: [{ field: 'heloc.term', gt: 5 }] },
      effects: { offerSelected: { gives: null } },
    }
    expect(lintPatched({ 'flows/process.json': process }, 'need-unmet').map(({ hint }) => hint)).toEqual([
      'Let an event on this way give it, in `effects`, or let this way pass the step that does. The way is chosen by offerSelected (chosen).',
    ])
  })

  it('accepts an event on the way that gives it', () => {
    expect(
      lintPatched(
        {
          'flows/predicates.json': {
            predicates: { consented: { field: 'heloc.consents[].type', includes: 'SOFT_CREDIT' } },
          },
          'flows/process.json': {
            begin: {},
            effects: { offerSelected: { sets: ['heloc.consents[].type'], gives: ['consented'] } },
            needs: { COMPLETE: ['consented'] },
          },
        },
        'need-unmet',
      ),
    ).toEqual([])
  })
})
