import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

describe('automatic-loop', () => {
  it('reports jobs that send an application to each other', () => {
    const findings = lintPatched(
      {
        'flows/process.json': {
          states: { PREQUAL_TITLE: { job: 'searchTitle' }, IN_PROGRESS: { job: 'underwrite' } },
          transitions: {
            offerSelected: { to: 'PREQUAL_TITLE' },
            titleSearched: { from: ['PREQUAL_TITLE'], to: 'IN_PROGRESS' },
            titleOutdated: { from: ['IN_PROGRESS'], to: 'PREQUAL_TITLE' },
            offersMade: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
          },
        },
      },
      'automatic-loop',
    )
    expect(findings).toEqual([
      {
        rule: 'automatic-loop',
        severity: 'error',
        message:
          'The jobs of PREQUAL_TITLE, IN_PROGRESS may send an application around without a person or a wait.',
        file: 'flows/process.json',
        at: '"PREQUAL_TITLE": {',
        pointer: '/states/PREQUAL_TITLE',
        hint: 'Let one of these events lead to a state of the applicant, or give a state the pace of a review or a business day.',
        witness: {
          events: ['offerSelected'],
          context: {
            profile: {},
            heloc: { term: 1 },
            status: { checklistStatus: 'PREQUAL_TITLE' },
            session: {},
          },
        },
      },
    ])
  })

  it('accepts such a circle with a review in it', () => {
    expect(
      lintPatched(
        {
          'flows/process.json': {
            states: {
              PREQUAL_TITLE: { job: 'searchTitle' },
              IN_PROGRESS: { job: 'underwrite', pace: 'review' },
            },
            transitions: {
              offerSelected: { to: 'PREQUAL_TITLE' },
              titleSearched: { from: ['PREQUAL_TITLE'], to: 'IN_PROGRESS' },
              titleOutdated: { from: ['IN_PROGRESS'], to: 'PREQUAL_TITLE' },
              offersMade: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
            },
          },
        },
        'automatic-loop',
      ),
    ).toEqual([])
  })
})
