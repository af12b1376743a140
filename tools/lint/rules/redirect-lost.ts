import { type PagesSource, pagePattern } from '#engine'
import { nearestHint, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

/** Applies to the base alone, since no lender changes a redirect. */
export const redirectLost: Rule = {
  id: 'redirect-lost',
  why: 'An old link that is redirected to nothing, or in a circle, is broken; and a page hidden by a redirect is never seen.',
  check: ({ flows, tenant, report }) => {
    if (flows === undefined || tenant !== undefined) return []
    const { pages } = flows.source
    return [
      ...Object.keys(pages.redirects).flatMap((from) => hiding(pages, 'redirects', from)),
      ...Object.keys(pages.external ?? {}).flatMap((from) => hiding(pages, 'external', from)),
      ...(['redirects', 'external'] as const).flatMap((list) =>
        Object.entries(pages[list] ?? {})
          .filter(([, to]) => to.startsWith('/'))
          .flatMap(([from, to]) =>
            leading(pages, { pointer: pointerTo('pages', list, from), path: to.split('?')[0] ?? '' }),
          ),
      ),
    ].map(report)
  },
}

function hiding(pages: PagesSource, list: 'redirects' | 'external', from: string): readonly RuleFault[] {
  const pointer = pointerTo('pages', list, from)
  if (from === pages.basePath)
    return [
      {
        pointer,
        related: [pointerTo('pages', 'basePath')],
        what: 'key',
        message: `"${from}" is the \`basePath\`, where the server answers by itself: it would not start.`,
        hint: 'Remove the redirect.',
        mend: { removes: '' },
      },
    ]
  const hidden = Object.keys(pages.pages).find((id) => pagePattern(pages, id) === from)
  if (hidden === undefined) return []
  return [
    {
      pointer,
      related: [pointerTo('pages', 'pages', hidden)],
      what: 'key',
      message: `"${from}" is the path of ${hidden}, which nobody would see any more.`,
      hint: 'Remove the redirect, or give the page another path.',
    },
  ]
}

interface Link {
  readonly pointer: string
  readonly path: string
}

function leading(pages: PagesSource, { pointer, path }: Link): readonly RuleFault[] {
  const { redirects, areaPaths } = pages
  // Redirects below a path must lead to another redirect or to a page.
  const next = Object.keys(redirects).find((other) =>
    path.endsWith('*') ? other.endsWith('/*') && path.startsWith(other.slice(0, -1)) : isReached(other, path),
  )
  if (next !== undefined)
    return [
      {
        pointer,
        related: [pointerTo('pages', 'redirects', next)],
        message: `"${path}" is redirected again, to "${redirects[next]}".`,
        hint: 'Lead straight to a page.',
      },
    ]
  const paths = [...Object.keys(pages.pages).map((id) => pagePattern(pages, id)), ...Object.values(areaPaths)]
  if (paths.some((pattern) => isReached(pattern, path))) return []
  return [{ pointer, message: `No page stands at "${path}".`, ...nearestHint(path, paths) }]
}

/** Whether a path, possibly with a star for its end, leads to a pattern such as `/account/:uuid`. */
function isReached(pattern: string, path: string): boolean {
  const stem = path.replace(/\*$/, '')
  if (stem !== path) return `${pattern}/`.startsWith(stem)
  const open = pattern.endsWith('/*')
  const steps = pattern.replace(/\/\*$/, '').split('/')
  const given = path.split('/')
  return (
    (open ? given.length > steps.length : given.length === steps.length) &&
    steps.every((step, index) => (step.startsWith(':') ? isId(given[index] ?? '') : step === given[index]))
  )
}

/** Whether a step may stand for an id, which has a digit; a word is a page that is missing. */
const isId = (step: string): boolean => step.startsWith(':') || /\d/.test(step)
