import { describe, expect, it } from 'vitest'
import type { AnswerGuard } from '#generated/dsl'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const statement: AnswerGuard = { action: 'upload', documents: ['BANK_STATEMENT'], proof: 'recent' }

/** Findings where reviewers ask for papers. */
const findingsOf = (guards: readonly AnswerGuard[], action = 'upload') =>
  lintSample((tree) => {
    tree['flows/conditions.json'] = {
      $schema: '../schemas/dsl/conditions.schema.json',
      guards,
      categories: {
        REVIEW_TRUST_REQUIREMENTS: {
          title: 'product.title',
          description: 'product.apr',
          action,
          ...(action === 'upload' && { documents: ['CERTIFICATE_OF_TRUST'] }),
        },
      },
    }
  }, 'shadowed-guard')

describe('shadowed-guard', () => {
  it('reports a guard after one for every answer of its action', () => {
    expect(findingsOf([{ action: 'upload' }, statement])).toEqual([
      {
        rule: 'shadowed-guard',
        severity: 'error',
        message: 'This guard never counts: whatever it is for, an earlier one of "upload" is for too.',
        file: 'flows/conditions.json',
        at: '{',
        pointer: '/guards/1',
        hint: 'The first guard that fits counts: put the narrower one first, or remove this one.',
      },
    ])
  })

  it('reports one whose documents earlier ones have among them', () => {
    const both: AnswerGuard = { action: 'upload', documents: ['BANK_STATEMENT', 'SUPPORT'] }
    expect(findingsOf([statement, { action: 'upload', documents: ['SUPPORT'] }, both])).toMatchObject([
      { pointer: '/guards/2' },
    ])
  })

  it('accepts the narrower one first, and one for another action', () => {
    expect(findingsOf([statement, { action: 'upload' }])).toEqual([])
  })

  it('reports one for an action by which no category is answered', () => {
    expect(findingsOf([statement], 'phone-number')).toMatchObject([
      { message: 'No category is answered by "upload".', pointer: '/guards/0' },
    ])
  })
})
