import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const notice = { field: 'heloc.documents[].type', includes: 'NOTICE_OF_RIGHT_TO_CANCEL' }
const heldBy = (...occupancies: readonly string[]) => ({
  field: 'heloc.property.occupancy',
  in: occupancies,
})

/** Flows in which a state needs `respected`, and a duty of the law says what that must keep. */
const lint = (respected: JsonObject, duty: JsonObject = {}) =>
  lintPatched(
    {
      'flows/predicates.json': { predicates: { respected } },
      'flows/process.json': {
        needs: { COMPLETE: ['respected'] },
        duties: {
          rightToCancel: {
            law: '15 U.S.C. 1635',
            in: ['COMPLETE'],
            when: { field: 'heloc.property.occupancy', equals: 'PRIMARY' },
            holds: notice,
            ...duty,
          },
        },
      },
    },
    'duty-unmet',
  )

describe('duty-unmet', () => {
  it('reports a predicate that lets in somebody for whom the law asks more, with an applicant concerned', () => {
    expect(lint({ any: [notice, heldBy('SECOND_HOME', 'INVESTMENT', 'PRIMARY')] })).toMatchObject([
      {
        message:
          'What COMPLETE needs lets in applicants for whom the duty "rightToCancel" is not met (15 U.S.C. 1635).',
        pointer: '/duties/rightToCancel',
        witness: {
          context: {
            heloc: { property: { occupancy: 'PRIMARY' } },
            status: { checklistStatus: 'COMPLETE' },
          },
        },
      },
    ])
  })

  it('accepts needs that ask as much as the law, or more', () => {
    expect(lint({ any: [notice, heldBy('SECOND_HOME', 'INVESTMENT')] })).toEqual([])
    expect(lint(notice)).toEqual([])
  })

  it('takes the state into account in which a need is asked', () => {
    const elsewhere = { field: 'status.checklistStatus', equals: 'FUNDABLE' }
    expect(lint({ any: [notice, elsewhere] })).toEqual([])
    expect(lint({ any: [notice, { field: 'status.checklistStatus', equals: 'COMPLETE' }] })).toHaveLength(1)
  })

  it('names all states that do not keep it at once', () => {
    expect(lint(notice, { in: ['OFFER_SELECTION', 'COMPLETE'] })).toMatchObject([
      { message: expect.stringMatching(/^What OFFER_SELECTION needs lets in/) },
    ])
    expect(lint(heldBy('PRIMARY'), { in: ['OFFER_SELECTION', 'COMPLETE'] })).toMatchObject([
      { message: expect.stringMatching(/^What OFFER_SELECTION, COMPLETE need lets in/) },
    ])
  })

  it('reports a duty that names a predicate, with which it would be loosened', () => {
    expect(lint(notice, { holds: 'respected' })).toMatchObject([
      {
        message: 'The duty "rightToCancel" names the predicate "respected", and would be loosened with it.',
      },
    ])
  })
})
