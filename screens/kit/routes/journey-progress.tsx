import { matchPath, useLocation } from 'react-router'
import {
  hasKnownValues,
  type Progress,
  type ProgressSource,
  pagePattern,
  progress,
  type ServerStateSource,
  stateAt,
} from '#engine'
import { type RoutingValue, useOpenApplication } from '../follow/routing-context.ts'
import { findPageAt } from '../journey/find-page-at.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'
import { ProgressView } from './progress-view.tsx'

const states = { done: 'done', current: 'current', ahead: 'to come' } as const

/** Where the applicant stands: in the application, or in its step where something else interrupts that. */
export interface JourneyProgressProps extends Pick<RoutingValue, 'context' | 'position'> {
  /** Stage of the server state; undefined while steps remain. */
  readonly stage: ServerStateSource['stage']
}

/**
 * Progress of the applicant: by the current page, or by the page where they belong if the current page has no progress or was
 * one that shows its answers later.
 */
export function JourneyProgress({ context, position, stage }: JourneyProgressProps) {
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
  const part = findPart(source, at, journey.marks.has(page) && !isAnytime ? page : position.page)
  // The linter checks the labels of progress.json.
  const shown = at.steps.map(({ id, label, state }, index) => ({
    id,
    label: t(label),
    state: states[state],
    steps: partsOf(source, index === at.current ? at : undefined).map((one, place) => ({
      id: one.label,
      label: t(one.label),
      state: states[stateAt(place, part)],
    })),
  }))
  const minutes = minutesLeft(source, at, part)
  return (
    <ProgressView
      label={t('shell.progress.label')}
      steps={shown}
      percent={percentDone(source, at, part)}
      {...(minutes > 0 && { left: t('shell.timeLeft', { minutes }) })}
    />
  )
}

const partsOf = ({ order, steps }: ProgressSource, at: Progress | undefined) =>
  (at && steps[order[at.current] ?? '']?.parts) ?? []

/** Returns the index of the page's part within the current step; -1 if it has none. */
export const findPart = (source: ProgressSource, at: Progress, page: string): number =>
  partsOf(source, at).findIndex(({ pages }) => pages.includes(page))

/**
 * Returns the progress of the whole application in whole percent, registration included. All steps have equal shares, and
 * so have the parts of a step.
 */
export function percentDone(source: ProgressSource, at: Progress, part: number): number {
  const { order, registrationPercent } = source
  const done = (at.current + Math.max(0, part) / (partsOf(source, at).length || 1)) / order.length
  return Math.round(registrationPercent + (100 - registrationPercent) * done)
}

/** Returns the minutes that the remaining steps usually take, including the remaining parts of the current step. */
export function minutesLeft(source: ProgressSource, at: Progress, part: number): number {
  const { order, steps } = source
  const [current = 0, ...ahead] = order.slice(at.current).map((id) => steps[id]?.minutes ?? 0)
  const done = Math.max(0, part) / (partsOf(source, at).length || 1)
  return Math.round(ahead.reduce((sum, minutes) => sum + minutes, current * (1 - done)))
}
