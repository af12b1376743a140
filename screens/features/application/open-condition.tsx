import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { findPageAt } from '../../journey/find-page-at.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { usePath } from '../../journey/use-path.ts'
import { useStepTurn } from '../../journey/use-turn.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useConditions } from '../conditions/use-conditions.ts'

/** Notice above every page while a condition waits for the applicant, except on the pages that answer it. */
export function OpenCondition() {
  const t = useCopy()
  const path = usePath()
  const { journey } = useJourney()
  const { pathname } = useLocation()
  const { uuid, status, context } = useOpenApplication()
  const page = findPageAt(journey.source.pages, pathname, uuid)
  const isSaidByPage = /^(identity$|conditions)/.test(page ?? '')
  const canGoOn = useStepTurn(context) === 'applicant'
  const count = useOpenConditions(isSaidByPage)
  if (status.condition === undefined || isSaidByPage) return null
  return (
    <div className="open-condition">
      <Notice kind="warning" title={t('shell.openCondition.title')}>
        <p>
          <Text id="shell.openCondition.text" values={{ count }} link={path('conditions')} />
          {canGoOn && ` ${t('shell.openCondition.meanwhile')}`}
        </p>
      </Notice>
    </div>
  )
}

/**
 * Returns how many conditions wait for the applicant, one until that is known. Reads the application again if a reviewer has
 * raised one since it was read.
 */
function useOpenConditions(isSaidByPage: boolean): number {
  const { uuid, status, refresh } = useOpenApplication()
  const { conditions = [] } = useConditions(uuid, false)
  const count = conditions.filter(({ actionNeeded }) => actionNeeded).length
  const isNew = !isSaidByPage && status.condition === undefined && count > 0
  useEffect(() => {
    // A failure delays only the notice, until the next poll.
    if (isNew) refresh().catch(() => {})
  }, [isNew, refresh])
  return count || 1
}
