import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageId } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { mayVisit } from '../journey/may-visit.ts'
import { pathOf } from '../journey/page-path.ts'
import { useOpenApplication } from '../journey/routing-context.ts'

/**
 * Keeps the applicant where the journey wants them: the only place that navigates between pages of an application on
 * its own. A step forward is a new entry in the history; a URL that was not theirs to open is replaced.
 */
export function usePosition(page: PageId | undefined, redirect: boolean): boolean {
  const { journey } = useJourney()
  const { uuid, context, position, processing } = useOpenApplication()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const settled = useRef<string>(undefined)
  const isAllowed = page !== undefined && !redirect && mayVisit(journey, context, page, position)
  const target = redirect && page ? page : position.page

  useEffect(() => {
    if (isAllowed) settled.current = pathname
    if (isAllowed || processing) return
    const query = keptQuery(search, journey.source.serverStates.keepQuery)
    const state = { ...position.pass, ...(page && 'from' in position.pass && { from: page }) }
    navigate(pathOf(journey.source.pages, target, { uuid }) + query, {
      replace: settled.current !== pathname,
      state,
    })
  }, [isAllowed, processing, pathname, search, page, target, uuid, journey, position.pass, navigate])

  return isAllowed || (processing && settled.current === pathname)
}

function keptQuery(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}
