import { useLocation } from 'react-router'
import { type Progress, type ProgressSource, progress, stateAt } from '#engine'
import type { CopyKey } from '#generated/ids'
import { findPageAt } from '../journey/find-page-at.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from '../journey/routing-context.ts'
import { useCopy } from '../journey/use-copy.ts'
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
  // The linter checks the labels of progress.json.
  const shown = at.steps.map(({ id, label, state }, index) => ({
    id,
    label: t(label as CopyKey),
    state: states[state],
    steps: index === at.current ? partsOf(journey.source.progress, at, t) : [],
  }))
  const percent = percentDone(journey.source.progress, at)
  return <ProgressView label={t('shell.progress.label')} steps={shown} percent={percent} />
}

function partsOf(
  { order, steps }: ProgressSource,
  { current, part }: Progress,
  t: ReturnType<typeof useCopy>,
) {
  const { parts = [] } = steps[order[current] ?? ''] ?? {}
  return parts.map(({ label }, index) => ({
    id: label,
    label: t(label as CopyKey),
    state: states[stateAt(index, part)],
  }))
}

/** Of the whole way, registration included, in whole percent: the steps share alike, and so do the parts of each. */
export function percentDone(
  { order, steps, registrationPercent }: ProgressSource,
  { current, part }: Progress,
): number {
  const parts = steps[order[current] ?? '']?.parts?.length ?? 1
  const done = (current + Math.max(0, part) / parts) / order.length
  return Math.round(registrationPercent + (100 - registrationPercent) * done)
}
