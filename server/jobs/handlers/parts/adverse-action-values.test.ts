import { describe, expect, it } from 'vitest'
import { jobInput } from '../../../../tests/support/backend/job-input.ts'
import { findTemplate, renderText } from '../../../documents/made/render-document.ts'
import { inLocale } from '../../../tenants/languages.ts'
import type { DeclineReason } from '../../../underwriting/decide.ts'
import { adverseActionValues } from './adverse-action-values.ts'

const input = jobInput({ property: { state: 'NV' } }, '2026-11-28T12:00:00.000Z')
const credit = {
  ...{ score: 590, scoreFactors: ['latePayments'], pulledAt: '2026-11-20T12:00:00.000Z' },
  ...{ isBankrupt: false, monthlyDebtCents: 0 },
} as never

const headingsFor = (reason: DeclineReason): readonly string[] => {
  const template = findTemplate(input.tenant, 'adverse-action', input.now)
  if (template === undefined) throw new Error('There is no notice of adverse action.')
  const values = adverseActionValues(input, [reason], credit)
  return renderText(input.tenant, template, values).sections.map(({ heading }) => heading ?? '')
}
const score = ['Your credit score', 'Key factors that lowered your score']
const report = ['The agency that gave us your report', 'Your free credit report']

describe('the notice of adverse action', () => {
  it('tells of the score where it is a reason, and of the report with it', () => {
    expect(headingsFor('creditScore')).toEqual(expect.arrayContaining([...score, ...report]))
  })

  it.each([
    ['en-US', '300 to 850'],
    ['es-US', '300 a 850'],
  ])('says the range of the scores in the language of its reader: %s', (locale, range) => {
    const spoken = { ...input, tenant: inLocale(input.tenant, locale) }
    expect(adverseActionValues(spoken, ['creditScore'], credit).scoreRange).toBe(range)
  })

  it.each(['bankruptcy', 'debtToIncome', 'delinquency', 'equity', 'lienPosition'] as const)(
    'tells of the report, but of no score, where the reason may rest on it: %s',
    (reason) => {
      expect(headingsFor(reason)).toEqual(expect.arrayContaining(report))
      for (const heading of score) expect(headingsFor(reason)).not.toContain(heading)
    },
  )

  it.each(['ownership', 'landRecords', 'title', 'attorney', 'income'] as const)(
    'tells of neither where the reason rests on other things: %s',
    (reason) => {
      for (const heading of [...score, ...report]) expect(headingsFor(reason)).not.toContain(heading)
    },
  )
})
