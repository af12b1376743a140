import { camelCase, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const pageTwin: Rule = {
  id: 'page-twin',
  why: 'Of two pages of one address only one is ever seen; two of one title cannot be told apart by those who hear them read, nor in a history (WCAG 2.4.2); nor can two categories of requests.',
  reads: 'logic',
  check: (subject) => {
    if (subject.flows === undefined || !isChanged(subject, 'pages', 'conditions')) return []
    const { pages, conditions } = subject.flows.source
    return subject.reportOwn([
      ...twins(pages.pages, 'title', ['pages', 'pages']),
      ...twins(pages.pages, 'path', ['pages', 'pages']),
      ...twins(conditions.categories, 'title', ['conditions', 'categories']),
    ])
  },
}

type Titled = Readonly<Record<string, { readonly title?: string; readonly path?: string }>>

function twins(entries: Titled, key: 'title' | 'path', above: readonly string[]): readonly RuleFault[] {
  const byValue = Map.groupBy(Object.keys(entries), (id) => entries[id]?.[key])
  return Object.entries(entries).flatMap(([id, { [key]: value }]) => {
    const other = byValue.get(value)?.find((each) => each !== id)
    if (value === undefined || other === undefined || isNamedAfter(id, value)) return []
    const noun = key === 'title' ? 'title' : 'address'
    return [
      {
        pointer: pointerTo(...above, id, key),
        related: [pointerTo(...above, other, key)],
        message: `"${value}" is the ${noun} of ${other} too.`,
        hint: `Give each ${key === 'title' ? 'a title' : 'an address'} of its own.`,
      },
    ]
  })
}

/** Whether a title or path bears its page's name, `bank.autopay.title` that of `bank/autopay`: the other of two is then at fault. */
const isNamedAfter = (page: string, value: string): boolean =>
  value === `${camelCase(page.replaceAll('/', '.'))}.title` || value.endsWith(`/${page}`)
