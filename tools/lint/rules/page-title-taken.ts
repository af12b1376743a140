import { camelCase, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule } from '../rule.ts'

export const pageTitleTaken: Rule = {
  id: 'page-title-taken',
  why: 'Two pages of one title cannot be told apart by those who hear them read, nor in a history or a list of tabs (WCAG 2.4.2).',
  reads: 'logic',
  check: (subject) => {
    if (subject.flows === undefined || !isChanged(subject, 'pages')) return []
    const pages = Object.entries(subject.flows.source.pages.pages)
    const byTitle = Map.groupBy(pages, ([, { title }]) => title)
    return subject.reportOwn(
      pages.flatMap(([id, { title }]) => {
        const other = byTitle.get(title)?.find(([page]) => page !== id)?.[0]
        if (other === undefined || isNamedAfter(id, title)) return []
        return [
          {
            pointer: pointerTo('pages', 'pages', id, 'title'),
            related: [pointerTo('pages', 'pages', other, 'title')],
            message: `"${title}" is the title of ${other} too.`,
            hint: 'Give each page a title of its own.',
          },
        ]
      }),
    )
  },
}

/** Whether a title bears its page's name, `bank.autopay.title` that of `bank/autopay`: the other of two is then at fault. */
const isNamedAfter = (page: string, title: string): boolean =>
  title === `${camelCase(page.replaceAll('/', '.'))}.title`
