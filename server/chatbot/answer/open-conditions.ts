import { isIncomePaperDue } from '#product'
import { hasEnded } from '../../applications/has-ended.ts'
import { conditionsOf, ruleOf } from '../../conditions/condition.ts'
import { sentence } from '../../tenants/sentence.ts'
import { pageTitle } from './page-title.ts'
import type { Told } from './told.ts'

/** Returns how far what reviewers asked for is: `open` before the answer, `answered` while a reviewer looks at it. */
export function reviewOf({ application }: Pick<Told, 'application'>): 'open' | 'answered' | 'none' {
  const states = conditionsOf(application).map(({ state }) => state)
  return states.includes('OPEN') ? 'open' : states.includes('ANSWERED') ? 'answered' : 'none'
}

/** Says what is asked of the applicant now, by reviewers or for their income: of an application that has ended, nothing. */
export function openConditions({ tenant, application, say }: Told): readonly string[] {
  if (hasEnded(tenant, application)) return []
  const { heloc, status } = application
  const paper = isIncomePaperDue(heloc, status)
    ? [say('paper', { page: pageTitle(tenant, 'income/review') })]
    : []
  const open = conditionsOf(application).filter(({ state }) => state === 'OPEN')
  if (open.length === 0) return paper
  const titles = open.map(({ category }) => sentence(tenant, ruleOf(tenant, category).title))
  return [
    ...paper,
    say('conditions', {
      titles: new Intl.ListFormat(tenant.locale).format([...new Set(titles)]),
      page: pageTitle(tenant, 'conditions'),
    }),
  ]
}
