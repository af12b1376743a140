import { useLocation } from 'react-router'
import { progress } from '#engine'
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
  const { steps } = progress(journey, context, page)
  const shown = steps.map(({ id, label, state }) => ({
    id,
    label: t(label as CopyKey), // the linter checks the labels of progress.json
    state: states[state],
  }))
  return <ProgressView label={t('shell.progress.label')} steps={shown} />
}
