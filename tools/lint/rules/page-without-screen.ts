import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PageSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

/** Applies to directories with screens: the product's own tree, or a copy with them. */
export const pageWithoutScreen: Rule = {
  id: 'page-without-screen',
  why: 'Applicants who are sent to a page without a screen cannot go on.',
  check: ({ source, tenant, flows, report }) => {
    const screens = path.join(source.dir, 'screens/pages')
    if (flows === undefined || tenant !== undefined || !existsSync(screens)) return []
    const hasScreen = (page: string) => existsSync(path.join(screens, `${page}.tsx`))
    const shown = Object.entries<PageSource>(flows.source.pages.pages)
    return [
      ...shown
        .filter(([page, { form }]) => form === undefined && !hasScreen(page))
        .map(([page]) =>
          report({
            pointer: pointerTo('pages', 'pages', page),
            message: `"${page}" has neither screens/pages/${page}.tsx nor a form.`,
            hint: 'Write its screen, or give it a form that the generic page can show.',
            what: 'key',
          }),
        ),
      ...shown
        .filter(([page, { form }]) => form !== undefined && hasScreen(page))
        .map(([page]) =>
          report({
            pointer: pointerTo('pages', 'pages', page, 'form'),
            message: `"${page}" has screens/pages/${page}.tsx, so that the form named here is not asked for.`,
            hint: 'Remove it: the screen says which form it shows. Or remove the screen.',
            what: 'key',
          }),
        ),
    ]
  },
}
