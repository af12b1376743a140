import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const lint = (edit: JsonObject, other: JsonObject = {}) =>
  lintPatched(
    {
      'flows/process.json': {
        transitions: { reopened: { from: ['OFFER_SELECTION'], to: 'OFFER_SELECTION' } },
        submissions: {
          edit: { event: 'reopened', form: 'product/select', ...edit },
          other: { event: 'reopened', form: 'product/select', ...other },
        },
      },
    },
    'edit-unbounded',
  )

const supersedes = ['NOTE', 'SUMMARY_DISCLOSURE']
const tooLate = { when: 'chosen', sentence: 'server.errors.BOUND' }

describe('edit-unbounded', () => {
  it('reports a submission that takes documents back and is never too late', () => {
    expect(lint({ supersedes })).toMatchObject([
      {
        pointer: '/submissions/edit',
        message: '"edit" takes back NOTE, SUMMARY_DISCLOSURE, and nothing says from when on it is too late.',
        hint: 'Say it by `tooLate`: once something rests on these documents, nobody may take them back.',
      },
    ])
  })

  it('names another that is bounded', () => {
    expect(lint({ supersedes }, { supersedes, tooLate })).toMatchObject([
      { pointer: '/submissions/edit', hint: expect.stringContaining('as of "other"') },
    ])
  })

  it('accepts one that may be too late, and one that takes no documents back', () => {
    expect(lint({ supersedes, tooLate })).toEqual([])
    expect(lint({})).toEqual([])
  })
})
