import { type HelpArticle, pointerTo } from '#source'
import { ownArticles } from '../help/own-articles.ts'
import type { Rule, RuleFault } from '../rule.ts'

type Answer = HelpArticle['answers'][number]
type AnswerFault = Omit<RuleFault, 'pointer'> & {
  readonly key: 'effective' | 'until'
  readonly index: number
}

export const helpDate: Rule = {
  id: 'help-date',
  why: 'An answer that has expired, or overlaps another, leaves applicants without an answer or with the wrong one.',
  check: (subject) =>
    ownArticles(subject).flatMap(([id, { answers }]) =>
      faultsOf(answers, subject.today).map(({ key, index, ...fault }) =>
        subject.report({ ...fault, pointer: pointerTo('help', 'articles', id, 'answers', index, key) }),
      ),
    ),
}

function faultsOf(answers: readonly Answer[], today: string): readonly AnswerFault[] {
  const last = answers.length - 1
  return answers.flatMap(({ effective, until }, index): readonly AnswerFault[] => {
    const next = answers[index + 1]
    if (index === 0 && today !== '' && effective > today)
      return [
        {
          key: 'effective',
          index,
          message: `The first answer begins on ${effective}: until then nobody is given one.`,
          hint: notYet,
        },
      ]
    if (until !== undefined && until < effective)
      return [{ key: 'until', index, message: `This answer ends on ${until}, before it begins.` }]
    if (next !== undefined && next.effective <= effective)
      return [
        {
          key: 'effective',
          index: index + 1,
          message: `This answer begins on ${next.effective}, not after the one before it.`,
        },
      ]
    if (next !== undefined && until !== undefined && until >= next.effective)
      return [
        {
          key: 'until',
          index,
          message: `This answer holds until ${until}, and the next one begins on ${next.effective}.`,
        },
      ]
    const isOver = index === last && until !== undefined && today !== '' && until < today
    return isOver
      ? [{ key: 'until', index, message: `The last answer ended on ${until}.`, hint: outOfDate }]
      : []
  })
}

const notYet = 'Write the day from which it holds, not later than today.'
const outOfDate = 'Write the answer that holds now, or remove the article.'
