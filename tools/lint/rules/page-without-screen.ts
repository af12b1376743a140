import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PageSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

/** Applies where there are screens: the product's own tree, or a copy that has them. */
export const pageWithoutScreen: Rule = {
  id: 'page-without-screen',
  why: 'A page without a screen ends the road of whoever is sent there.',
  check: ({ source, tenant, flows, report }) => {
    const screens = path.join(source.dir, 'screens/pages')
    if (flows === undefined || tenant !== undefined || !existsSync(screens)) return []
    return Object.entries<PageSource>(flows.source.pages.pages)
      .filter(([page, { form }]) => form === undefined && !existsSync(path.join(screens, `${page}.tsx`)))
      .map(([page]) =>
        report({
          pointer: pointerTo('pages', 'pages', page),
          message: `"${page}" has neither screens/pages/${page}.tsx nor a form.`,
          hint: 'Write its screen, or give it a form that the generic page can show.',
          what: 'key',
        }),
      )
  },
}
