import type { PageSource } from '#engine'
import { camelCase, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const pageTwin: Rule = {
  id: 'page-twin',
  why: 'Of two pages of one address only one is ever seen; two of one title cannot be told apart by those who hear them read, nor in a history (WCAG 2.4.2).',
  reads: 'logic',
  check: (subject) => {
    if (subject.flows === undefined || !isChanged(subject, 'pages')) return []
    const pages = Object.entries(subject.flows.source.pages.pages)
    return subject.reportOwn([...twins(pages, 'title'), ...twins(pages, 'path')])
  },
}

type Pages = readonly (readonly [string, PageSource])[]

function twins(pages: Pages, key: 'title' | 'path'): readonly RuleFault[] {
  const byValue = Map.groupBy(pages, ([, page]) => page[key])
  return pages.flatMap(([id, { [key]: value }]) => {
    const other = byValue.get(value)?.find(([page]) => page !== id)?.[0]
    if (value === undefined || other === undefined || isNamedAfter(id, value)) return []
    const noun = key === 'title' ? 'title' : 'address'
    return [
      {
        pointer: pointerTo('pages', 'pages', id, key),
        related: [pointerTo('pages', 'pages', other, key)],
        message: `"${value}" is the ${noun} of ${other} too.`,
        hint: `Give each page ${key === 'title' ? 'a title' : 'an address'} of its own.`,
      },
    ]
  })
}

/** Whether a title or path bears its page's name, `bank.autopay.title` that of `bank/autopay`: the other of two is then at fault. */
const isNamedAfter = (page: string, value: string): boolean =>
  value === `${camelCase(page.replaceAll('/', '.'))}.title` || value.endsWith(`/${page}`)
