import { existsSync } from 'node:fs'
import path from 'node:path'
import { nearestHint, pathsBelow, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

/** Applies to directories with screens. Parts of a page are below a folder `parts`. */
export const unusedScreen: Rule = {
  id: 'unused-screen',
  why: 'A screen whose page is not listed is built and tested in vain; often its page was renamed and now shows something else.',
  check: ({ source, tenant, flows, report }) => {
    const folder = path.join(source.dir, 'screens/pages')
    if (tenant !== undefined || flows === undefined || !existsSync(folder)) return []
    const pages = Object.keys(flows.source.pages.pages)
    return screensIn(folder)
      .filter((screen) => !pages.includes(screen))
      .map((screen) =>
        report({
          pointer: pointerTo('pages', 'pages'),
          what: 'key',
          message: `screens/pages/${screen}.tsx is the screen of no page.`,
          ...nearestHint(screen, pages),
        }),
      )
  },
}

const screensIn = (folder: string): readonly string[] =>
  pathsBelow(folder)
    .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$|(?:^|\/)parts\//.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
