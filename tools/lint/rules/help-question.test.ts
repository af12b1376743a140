import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import { withHelp } from '../../../tests/support/lint/sample-help.ts'

const fees = { questions: ['What does it cost?', 'Which fees are there?'] }

describe('help-question', () => {
  it('reports a question of two articles, however it is typed', () => {
    const costs = { questions: ['Is it expensive?', 'which  fees are there'] }
    expect(lintSample(withHelp({ fees, costs }), 'help-question')).toMatchObject([
      { message: '"fees" has this question too.', pointer: '/articles/costs/questions/1' },
    ])
  })

  it('reports a question that an article has twice', () => {
    expect(
      lintSample(
        withHelp({ fees: { questions: ['What does it cost?', 'What does it cost'] } }),
        'help-question',
      ),
    ).toHaveLength(1)
  })

  it('reports an article that stands in two files', () => {
    const findings = lintSample((tree) => {
      withHelp({ fees })(tree)
      tree['flows/help/other.json'] = tree['flows/help/credit.json']
    }, 'help-question')
    expect(findings).toMatchObject([
      { message: 'flows/help/credit.json has an article "fees" too.', file: 'flows/help/other.json' },
    ])
  })

  it('reports a question that a lender takes from another article, in its own file', () => {
    const findings = lintSample((tree) => {
      withHelp({ fees, costs: { questions: ['Is it expensive?'] } })(tree)
      tree['tenants/bank/tenant.json'].overrides = {
        help: { articles: { costs: { questions: ['Which fees are there?'] } } },
      }
    }, 'help-question')
    expect(findings).toMatchObject([{ file: 'tenants/bank/tenant.json', tenant: 'bank' }])
  })

  it('reports a word that means two things to the search, or nothing and something', () => {
    const found = (more: object) =>
      lintSample((tree) => {
        withHelp({ fees })(tree)
        Object.assign(tree['flows/help/credit.json'], more)
      }, 'help-question').map(({ pointer, message }) => `${pointer} ${message}`)
    const synonyms = (...last: readonly string[]) => ({
      synonyms: [
        ['home', 'house'],
        ['money', ...last],
      ],
    })
    expect(found(synonyms('cash', 'house'))).toEqual([
      '/synonyms/1/2 "house" means the same as "home", and here it means the same as "money".',
    ])
    expect(found({ ...synonyms('cash'), ignored: ['cash'] })).toEqual([
      '/synonyms/1/1 "cash" is among the words that say nothing, and here it means the same as "money".',
    ])
    expect(found(synonyms('cash'))).toEqual([])
  })

  it('accepts questions that differ', () => {
    expect(
      lintSample(withHelp({ fees, costs: { questions: ['Is it expensive?'] } }), 'help-question'),
    ).toEqual([])
  })
})
