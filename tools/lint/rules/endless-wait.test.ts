import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** State between the offer and the end, in the process and for the browser. */
const between = (inProcess: JsonObject, inBrowser: JsonObject) => ({
  'flows/process.json': {
    states: { IN_PROGRESS: inProcess },
    transitions: {
      offerSelected: { to: 'IN_PROGRESS' },
      reviewed: { from: ['IN_PROGRESS'], to: 'COMPLETE' },
    },
    effects: null,
  },
  'flows/server-states.json': { states: { IN_PROGRESS: inBrowser, COMPLETE: { page: 'complete' } } },
})

const messages = (inProcess: JsonObject, inBrowser: JsonObject) =>
  lintPatched(between(inProcess, inBrowser), 'endless-wait').map(({ message }) => message)

describe('endless-wait', () => {
  it('reports a waiting dialog while a person has to look', () => {
    const patch = between({ job: 'underwrite', pace: 'review' }, { kind: 'waiting' })
    expect(lintPatched(patch, 'endless-wait')).toEqual([
      {
        rule: 'endless-wait',
        severity: 'error',
        message:
          'IN_PROGRESS holds its applicant in the waiting dialog while a person or a day of business is awaited.',
        file: 'flows/server-states.json',
        at: '"IN_PROGRESS": {',
        pointer: '/states/IN_PROGRESS',
        hint: 'Say `"poll": false` in server-states.json, with a page that says how long it takes; or let a vendor do the work.',
        witness: {
          events: ['offerSelected'],
          context: { profile: {}, heloc: {}, status: { checklistStatus: 'IN_PROGRESS' }, session: {} },
        },
      },
    ])
  })

  it('reports one that nobody works behind', () => {
    expect(messages({}, { kind: 'waiting' })).toEqual([
      'IN_PROGRESS holds its applicant in the waiting dialog although no job works there.',
    ])
  })

  it('reports a page that does not look whether a vendor has answered', () => {
    expect(messages({ job: 'underwrite', pace: 'vendor' }, { kind: 'waiting', poll: false })).toEqual([
      'A vendor answers in IN_PROGRESS soon, and its page does not look: applicants would wait on.',
    ])
  })

  it('accepts a vendor behind the dialog, and a person without it', () => {
    expect(messages({ job: 'underwrite' }, { kind: 'waiting' })).toEqual([])
    expect(messages({ job: 'underwrite', pace: 'review' }, { kind: 'waiting', poll: false })).toEqual([])
    expect(messages({ job: 'underwrite', pace: 'review' }, { kind: 'interactive' })).toEqual([])
  })
})
