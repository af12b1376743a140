import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PageSource } from '#engine'
import { pointerTo, repository } from '#source'
import { pagesLater } from '../pages-later.ts'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies where there are screens: the product's own tree, or a copy that has them. */
export const pageWithoutScreen: Rule = {
  id: 'page-without-screen',
  why: 'A page without a screen ends the road of whoever is sent there.',
  check: ({ source, tenant, flows, report }) => {
    const screens = path.join(source.dir, 'screens/pages')
    if (flows === undefined || tenant !== undefined || !existsSync(screens)) return []
    const later = source.dir === repository ? pagesLater() : []
    return Object.entries<PageSource>(flows.source.pages.pages).flatMap(([page, { form }]) => {
      const isShown = form !== undefined || existsSync(path.join(screens, `${page}.tsx`))
      return faultsOf(page, isShown, later.includes(page)).map(report)
    })
  },
}

function faultsOf(page: string, isShown: boolean, isLater: boolean): readonly RuleFault[] {
  if (isShown === !isLater) return []
  const pointer = pointerTo('pages', 'pages', page)
  const message = isShown
    ? `"${page}" has a screen or a form now, but still stands in tools/lint/baseline.json.`
    : `"${page}" has neither screens/pages/${page}.tsx nor a form.`
  const hint = isShown
    ? 'Take it out of the baseline.'
    : 'Write its screen, or give it a form that the generic page can show.'
  return [{ pointer, message, hint, what: 'key' }]
}
