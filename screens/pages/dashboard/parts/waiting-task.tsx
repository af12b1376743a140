import type { ReactElement, ReactNode } from 'react'
import { choosePage, findServerState } from '#engine'
import type { CopyKey } from '#generated/ids'
import { useProfile } from '../../../api/queries.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { NextTaskProps } from './next-task.tsx'

export interface WaitingTaskProps extends NextTaskProps {
  /** Shows the task, and whose turn it is. */
  readonly show: (words: ReactNode) => ReactElement
}

/**
 * Task of an application in a waiting state, or in one that names no page. While the server works, it says so; else it names
 * the page where the applicant belongs, which the machine may choose by their profile. Few states are such, so it is loaded
 * apart.
 */
export default function WaitingTask({ heloc, status, show }: WaitingTaskProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const rule = findServerState(journey.serverStates, status.checklistStatus ?? 'UNKNOWN')
  // A page that the machine chooses while the server works is the one behind the work, and not what comes next.
  const isWorking = rule?.source.kind === 'waiting' && !rule.page && rule.source.poll !== false
  const { data: profile, isLoading } = useProfile(!isWorking)
  if (isWorking) return show(t('dashboard.next.working'))
  if (isLoading) return null
  const context = { heloc, status, ...(profile && { profile }) }
  const page = rule?.page || profile ? choosePage(journey, context, rule).page : ''
  const title = journey.source.pages.pages[page]?.title ?? 'dashboard.next.goOn'
  return show(t(title as CopyKey)) // the linter checks titles
}
