import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { findPageAt } from '../../kit/journey/find-page-at.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useStepTurn } from '../../kit/journey/use-turn.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useConditions } from '../conditions/use-conditions.ts'

/** Notice above every page while a condition waits for the applicant, except on the list of conditions, and on a page that answers all. */
export function OpenCondition() {
  const t = useCopy()
  const path = usePath()
  const { journey } = useJourney()
  const { pathname } = useLocation()
  const { uuid, status, context } = useOpenApplication()
  const page = findPageAt(journey.source.pages, pathname, uuid)
  const canGoOn = useStepTurn(context) === 'applicant'
  const { count, isSaidByPage } = useOpenConditions(page)
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
 * Returns how many conditions wait for the applicant, one until that is known, and whether the page says each of them by
 * itself. Reads the application again if a reviewer has raised one since it was read.
 */
function useOpenConditions(page: PageId | undefined) {
  const { uuid, status, refresh } = useOpenApplication()
  const { categories = {} } = useJourney().journey.source.conditions ?? {}
  const { conditions = [] } = useConditions(uuid, false)
  const open = conditions.filter(({ actionNeeded }) => actionNeeded)
  const known = open.length > 0 ? open.map(({ rule }) => rule) : [categories[status.condition ?? '']]
  const isSaidByPage = page?.startsWith('conditions') || known.every((rule) => rule?.action === page)
  const isNew = !isSaidByPage && status.condition === undefined && open.length > 0
  useEffect(() => {
    // A failure delays only the notice, until the next poll.
    if (isNew) refresh().catch(() => {})
  }, [isNew, refresh])
  return { count: open.length || 1, isSaidByPage }
}
