import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** The sample in which an application may be withdrawn in every state, by a form of its own. */
const withdrawal = (...patches: readonly JsonObject[]) =>
  lintPatched(
    Object.assign(
      {
        'flows/process.json': {
          transitions: { cancelled: { from: '*', to: 'COMPLETE' } },
          submissions: { withdrawal: { event: 'cancelled', form: 'product/select' } },
        },
      },
      ...patches,
    ),
    'unoffered-submission',
  ).map(({ message, pointer }) => [message, pointer])

const offering = (submissions: readonly string[]) => ({
  'flows/pages.json': { pages: { complete: { submissions } } },
})

describe('unoffered-submission', () => {
  it('reports a submission that no page offers, where every state takes it', () => {
    expect(withdrawal()).toEqual([['No page offers "withdrawal".', '/submissions/withdrawal']])
    expect(withdrawal(offering(['withdrawal']))).toEqual([])
  })

  it('reports one of several that send the same event, of which others are offered', () => {
    const process = { submissions: { other: { event: 'offerSelected', form: 'product/select' } } }
    const findings = lintPatched({ 'flows/process.json': process }, 'unoffered-submission')
    expect(findings).toMatchObject([{ message: 'No page offers "other".' }])
  })

  it('accepts what a form offers to whoever goes back', () => {
    const change = { when: 'chosen', submission: 'withdrawal' }
    const form = { 'flows/forms/product/select.json': { answered: { rows: [], change } } }
    expect(withdrawal(form)).toEqual([])
  })

  it('accepts what is sent instead of another that is offered, and reports both where neither is', () => {
    const process = {
      'flows/process.json': {
        transitions: { cancelled: { from: '*', to: 'COMPLETE' } },
        submissions: {
          withdrawal: { event: 'cancelled', form: 'product/select' },
          leave: { event: 'cancelled', form: 'product/select', insteadOf: 'withdrawal' },
        },
      },
    }
    expect(withdrawal(process, offering(['withdrawal']))).toEqual([])
    expect(withdrawal(process).map(([message]) => message)).toEqual([
      'No page offers "withdrawal".',
      'No page offers "leave", nor "withdrawal", instead of which it is sent.',
    ])
  })

  it('leaves to unoffered-event what a state by its name waits for', () => {
    const lost = { 'flows/pages.json': { pages: { 'product/select': { submissions: null } } } }
    expect(lintPatched(lost, 'unoffered-submission')).toEqual([])
    expect(lintPatched(lost, 'unoffered-event')).toHaveLength(1)
  })
})
