import type { FlagDecision } from '#generated/api'

export interface FlagNotice {
  /** Paths that the notice covers, or patterns with `:uuid`; a trailing star covers everything below. */
  readonly routes: readonly string[]
  readonly title: string | undefined
  readonly message: string | undefined
  readonly showsDashboard: boolean
}

/** Returns the notice of a flag that is on; undefined if it is off. */
export function findFlagNotice(decision: FlagDecision | undefined): FlagNotice | undefined {
  if (!decision?.flagEnabled) return undefined
  const { routes, pageTitle, message, shouldShowDashboardLink } = decision.variables ?? {}
  const named = parseRoutes(routes)
  return {
    routes: named,
    title: textOf(pageTitle),
    message: textOf(message),
    // A closed dashboard would lead to itself.
    showsDashboard: shouldShowDashboardLink === true && !isNamed(named, '/dashboard'),
  }
}

/** Whether one of the routes matches this path, or this pattern of a page. */
export function isNamed(routes: readonly string[], path: string): boolean {
  return routes.some((route) =>
    route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route || path === `${route}/`,
  )
}

/**
 * Parses `routes`, which is JSON text (specification, section 3). Invalid text matches no page. A part in braces, as the
 * specification writes `{uuid}`, is read as `:uuid`.
 */
function parseRoutes(text: unknown): string[] {
  if (typeof text !== 'string') return []
  try {
    const routes: unknown = JSON.parse(text)
    if (!Array.isArray(routes)) return []
    return routes
      .filter((route) => typeof route === 'string')
      .map((route) => route.replaceAll(/{(\w+)}/g, ':$1'))
  } catch {
    return []
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
