import { pagePattern } from '#engine'
import { asJsonObject, asStrings, childObject, nearestHint, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const flagRoute: Rule = {
  id: 'flag-route',
  why: 'A route that no page has closes nothing: applicants go on using the page that was to be under maintenance.',
  check: ({ value, flows, reportOwn }) => {
    if (flows === undefined) return []
    const { pages } = flows.source
    const paths = [
      pages.areaPaths.application,
      ...Object.keys(pages.pages).map((id) => pagePattern(pages, id)),
    ]
    const flags = Object.entries(childObject(asJsonObject(value.flags), 'flags'))
    return reportOwn(
      flags.flatMap(([flag, source]) =>
        Object.entries(childObject(asJsonObject(source), 'variants')).flatMap(([variant, settings]) =>
          asStrings(asJsonObject(settings).routes).flatMap((route, index) =>
            leadsNowhere(
              route,
              paths,
              pointerTo('flags', 'flags', flag, 'variants', variant, 'routes', index),
            ),
          ),
        ),
      ),
    )
  },
}

function leadsNowhere(route: string, paths: readonly string[], pointer: string): readonly RuleFault[] {
  if (paths.some((path) => isOn(path, route))) return []
  return [{ pointer, message: `No page stands at "${route}".`, ...nearestHint(route, paths) }]
}

/** Whether a route, with a star at its end if it stands for all below, is this pattern of a page, or a path that fits it. */
function isOn(pattern: string, route: string): boolean {
  const isStem = route.endsWith('*')
  const own = pattern.split('/')
  const steps = (isStem ? route.slice(0, -1) : route).split('/')
  return (
    (isStem || own.length === steps.length) &&
    steps.every((step, index) => {
      const place = own[index]
      if (place === undefined) return false
      if (place.startsWith(':') && !step.startsWith(':')) return true
      return isStem && index === steps.length - 1 ? place.startsWith(step) : place === step
    })
  )
}
