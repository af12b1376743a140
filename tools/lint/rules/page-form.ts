import type { PageSource } from '#engine'
import { pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

type Submissions = Readonly<Record<string, { readonly form: string }>>

export const pageForm: Rule = {
  id: 'page-form',
  why: 'A page that asks the questions of one form and sends them as the answers of another is refused, whatever is typed: nobody gets past it.',
  reads: 'logic',
  check: (subject) => {
    const { flows, report } = subject
    if (flows === undefined || !isChanged(subject, 'pages', 'process')) return []
    const { pages, process } = flows.source
    return Object.entries<PageSource>(pages.pages).flatMap(([id, page]) =>
      faultsOf(id, page, process.submissions).map(report),
    )
  },
}

/** Compares the form that the generic page shows with the form of the submission that it sends, the first of its list. */
function faultsOf(id: string, { form, submissions }: PageSource, known: Submissions): readonly RuleFault[] {
  if (form === undefined) return []
  const [offer] = submissions ?? []
  const sent = typeof offer === 'object' ? offer.submission : offer
  const pointer = pointerTo('pages', 'pages', id, 'form')
  if (sent === undefined)
    return [
      {
        pointer,
        message: `"${id}" shows the form ${form} and submits nothing: what is typed there goes nowhere.`,
        hint: 'Name the submission that takes this form in `submissions` of the page.',
      },
    ]
  const taken = known[sent]?.form
  if (taken === undefined || taken === form) return []
  return [
    {
      pointer,
      message: `"${id}" shows the form ${form} and sends its answers as "${sent}", which takes the form ${taken}.`,
      hint: `Show ${taken} here, or offer the submission that takes ${form}.`,
      related: [pointerTo('process', 'submissions', sent, 'form')],
    },
  ]
}
