import { useLocation } from 'react-router'
import { type Progress, type ProgressSource, progress, stateAt } from '#engine'
import type { CopyKey } from '#generated/ids'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { findPageAt } from '../../journey/find-page-at.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'
import { ProgressView } from './progress-view.tsx'

const states = { done: 'done', current: 'current', ahead: 'to come' } as const

/** How far the applicant is: by the page, or by where they belong when the page says nothing of progress. */
export function ApplicationProgress() {
  const t = useCopy()
  const { journey } = useJourney()
  const { uuid, context, position } = useOpenApplication()
  const { pathname } = useLocation()
  const { pages } = journey.source.pages
  const page = findPageAt(journey.source.pages, pathname, uuid) ?? position.page
  // A decision stands outside of the way: no step of it is the current one.
  if (!(pages[page]?.progress ?? pages[position.page]?.progress)) return null
  const at = progress(journey, context, page)
  const { progress: source } = journey.source
  const part = findPart(source, at, journey.marks.has(page) ? page : position.page)
  // The linter checks the labels of progress.json.
  const shown = at.steps.map(({ id, label, state }, index) => ({
    id,
    label: t(label as CopyKey),
    state: states[state],
    steps: partsOf(source, index === at.current ? at : undefined).map((one, place) => ({
      id: one.label,
      label: t(one.label as CopyKey),
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

/** Index among the parts of the current step of the one that a page belongs to; -1 where it has none. */
export const findPart = (source: ProgressSource, at: Progress, page: string): number =>
  partsOf(source, at).findIndex(({ pages }) => pages.includes(page))

/** Of the whole way, registration included, in whole percent: the steps share alike, and so do the parts of each. */
export function percentDone(source: ProgressSource, at: Progress, part: number): number {
  const { order, registrationPercent } = source
  const done = (at.current + Math.max(0, part) / (partsOf(source, at).length || 1)) / order.length
  return Math.round(registrationPercent + (100 - registrationPercent) * done)
}

/** Minutes that the rest of the way usually takes the applicant: of the current step, the parts that are not done. */
export function minutesLeft(source: ProgressSource, at: Progress, part: number): number {
  const { order, steps } = source
  const [current = 0, ...ahead] = order.slice(at.current).map((id) => steps[id]?.minutes ?? 0)
  const done = Math.max(0, part) / (partsOf(source, at).length || 1)
  return Math.round(ahead.reduce((sum, minutes) => sum + minutes, current * (1 - done)))
}
