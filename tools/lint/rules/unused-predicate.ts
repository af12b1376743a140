import { pointerTo } from '#source'
import { unnamedIds } from '../references/unnamed-ids.ts'
import { unofferedSubmissions } from '../references/unoffered-submissions.ts'
import type { Rule } from '../rule.ts'

export const unusedPredicate: Rule = {
  id: 'unused-predicate',
  why: 'A predicate that nothing names is dead, or was meant to be named somewhere.',
  reads: 'logic',
  isOfReach: true,
  check: (subject) => {
    const lost = subject.flows === undefined ? [] : unofferedSubmissions(subject.flows, subject.source)
    return subject.reportOwn(
      unnamedIds(subject, {
        kind: 'predicate',
        noun: 'predicate',
        home: ['predicates', 'predicates'],
        hint: `${lostOffers(lost)}If a change took away what named it, put that back. Otherwise name it where it was meant to decide, or remove it.`,
      }).map((fault) => ({
        ...fault,
        ...(lost.length > 0 && { related: lost.map((each) => pointerTo('process', 'submissions', each)) }),
      })),
    )
  },
}

/** Sentence about offers that may have named the predicate, and are gone. */
const lostOffers = (lost: readonly string[]): string =>
  lost.length === 0
    ? ''
    : `No page offers ${lost.map((each) => `"${each}"`).join(' or ')} any more: perhaps it said when. `
