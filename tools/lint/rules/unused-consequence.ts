import { unnamedIds } from '../references/unnamed-ids.ts'
import type { Rule } from '../rule.ts'

export const unusedConsequence: Rule = {
  id: 'unused-consequence',
  why: 'A consequence that no submission removes stays when the answer it follows from is given anew.',
  reads: 'logic',
  check: (subject) =>
    subject.reportOwn(
      unnamedIds(subject, {
        kind: '#/consequences',
        noun: 'consequence',
        home: ['process', 'consequences'],
        hint: 'Name it in `removes` of the submission that gives the answer anew, or remove it.',
      }),
    ),
}
