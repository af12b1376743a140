import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { FlowEvent, PageId } from '#generated/ids'
import { useJourney } from './journey-context.ts'
import { pathOf } from './page-path.ts'
import { useOpenApplication } from './routing-context.ts'

/**
 * What a page of the application can do: say which of its own events happened, go to a page that it links to, and read
 * the application. Where an event leads is the journey's business.
 */
export function usePage(page: PageId) {
  const { journey } = useJourney()
  const open = useOpenApplication()
  const navigate = useNavigate()
  const source = journey.source.pages.pages[page]
  const { reroute, uuid } = open

  const say = useCallback(
    (event: FlowEvent) => {
      if (!source?.events?.includes(event))
        throw new Error(`'${page}' does not list the event '${event}' in pages.json.`)
      return reroute(undefined)
    },
    [page, source, reroute],
  )
  const goTo = useCallback(
    (target: PageId, params?: Readonly<Record<string, string>>) =>
      navigate(pathOf(journey.source.pages, target, { uuid, ...(params && { params }) })),
    [journey, navigate, uuid],
  )
  return { ...open, say, goTo, events: source?.events ?? [] }
}
