import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDeclined, mayVisit, pathOf, resolvePage, showsAnswered } from '#engine'
import { useOpenApplication } from '../follow/routing-context.ts'
import { toast } from '../frame/toast-store.ts'
import type { PageId } from '../host.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'

/**
 * Keeps the applicant on the page that the journey requires. This is the only place that navigates between pages of an
 * application automatically. A step forward adds a history entry. A URL that the applicant may not open is replaced, and a
 * toast tells them. A page that was answered before shows its answers to whoever comes back to it, and leads on only after it
 * was sent. Returns how the page may be shown; undefined if it may not.
 */
export function usePosition(page: PageId | undefined): 'open' | 'answered' | undefined {
  const { journey } = useJourney()
  const { uuid, context, position, phase } = useOpenApplication()
  const processing = phase !== 'idle' && phase !== 'exhausted'
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const tell = useTelling(page)
  const turn = useHistoryTurn()
  const settled = useRef({ pathname: '', turn })
  const isAllowed = page !== undefined && mayVisit(journey, context, page, position)
  const isAnswered = page !== undefined && !isAllowed && showsAnswered(journey, context, page, position)
  const pass = useMemo(() => resolvePage(journey, context, page).pass, [journey, context, page])

  useEffect(() => {
    if (isAllowed) settled.current = { pathname, turn }
    if (isAllowed || processing) return
    const isStep = settled.current.pathname === pathname && settled.current.turn === turn
    if (isAnswered && !isStep) return
    const query = keptQuery(search, journey.source.serverStates.keepQuery)
    if (!isStep) tell()
    navigate(pathOf(journey.source.pages, position.page, { uuid }) + query, { replace: !isStep, state: pass })
  }, [
    isAllowed,
    isAnswered,
    processing,
    pathname,
    search,
    turn,
    position.page,
    uuid,
    journey,
    pass,
    tell,
    navigate,
  ])

  const { pathname: last, turn: lastTurn } = settled.current
  if (isAllowed || (processing && last === pathname)) return 'open'
  return isAnswered && (last !== pathname || lastTurn !== turn) ? 'answered' : undefined
}

/**
 * Counts presses of Back and Forward. Going back while the next page is still loading does not change the location that
 * React shows, so only this count reveals it.
 */
function useHistoryTurn(): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const count = () => setTurn((before) => before + 1)
    window.addEventListener('popstate', count)
    return () => window.removeEventListener('popstate', count)
  }, [])
  return turn
}

/** Returns a function that tells the applicant that a page is not open, and why: a decision, a signature, or something that comes first. */
function useTelling(page: PageId | undefined): () => void {
  const { journey } = useJourney()
  const { context } = useOpenApplication()
  const t = useCopy()
  return useMemo(() => {
    const { title, closed } = journey.source.pages.pages[page ?? ''] ?? {}
    // An address that shows nothing of its own only leads on.
    if (title === undefined) return () => {}
    const name = t(title)
    const isClosed = closed && journey.predicates.compile(closed.when)(context)
    const why = isDeclined(journey, context) ? 'decided' : 'notDue'
    const text = isClosed && why === 'notDue' ? t(closed.sentence) : t(`shell.moved.${why}`, { page: name })
    return () => toast({ kind: 'info', text })
  }, [page, context, journey, t])
}

function keptQuery(search: string, names: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}
