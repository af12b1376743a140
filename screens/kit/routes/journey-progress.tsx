import { matchPath, useLocation } from 'react-router'
import {
  hasKnownValues,
  pagePattern,
  partsOf,
  placeOf,
  progress,
  type ServerStateSource,
  stateAt,
  wayAt,
} from '#engine'
import { type RoutingValue, useOpenApplication } from '../follow/routing-context.ts'
import { findPageAt } from '../journey/find-page-at.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'
import { ProgressView } from './progress-view.tsx'

/** Where the applicant stands: in the application, or in its step where something else interrupts that. */
export interface JourneyProgressProps extends Pick<RoutingValue, 'context' | 'position'> {
  /** Stage of the server state; undefined while steps remain. */
  readonly stage: ServerStateSource['stage']
  /** Fewest minutes that were left so far; undefined where nobody keeps them. */
  readonly leastMinutes?: number | undefined
}

/**
 * Progress of the applicant: by the current page, or by the page where they belong if the current page has no progress or was
 * one that shows its answers later.
 */
export function JourneyProgress({ context, position, stage, leastMinutes }: JourneyProgressProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { uuid } = useOpenApplication()
  const { pathname } = useLocation()
  const { pages: all, progress: source } = journey.source
  const { pages } = all
  const own = findPageAt(all, pathname, uuid)
  const here = own ?? position.page
  const page = pages[here]?.answered ? position.page : here
  // A decision is no step of the progress, so no step is the current one, on whatever page it is read.
  const isAnytime = pages[page]?.visit === 'anytime'
  const hasProgress =
    stage === 'done' || (!isAnytime && pages[page]?.progress) || pages[position.page]?.progress
  if (!source.order.length || !hasProgress) return null
  // An address with a value that its page does not know shows that there is no such page.
  const { params } = matchPath(pagePattern(all, here), pathname) ?? {}
  if (own && !hasKnownValues(pages[own] ?? {}, params ?? {})) return null
  const at = progress(journey, context, page)
  const place = placeOf(source, at, journey.marks.has(page) && !isAnytime ? page : position.page)
  // The linter checks the labels of progress.json.
  const shown = at.steps.map(({ id, label, state }, index) => ({
    id,
    label: t(label),
    state,
    steps: (index === at.current ? partsOf(source, index) : []).map((one, number) => ({
      id: one.label,
      label: t(one.label),
      state: stateAt(number, place.part),
    })),
  }))
  const { percent, minutes, isAdded } = wayAt(source, place, leastMinutes)
  return (
    <ProgressView
      label={t('shell.progress.label')}
      steps={shown}
      percent={percent}
      {...(minutes > 0 && { left: t('shell.timeLeft', { minutes }), isAdded })}
    />
  )
}
