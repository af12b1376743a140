import { mayVisit, offeredSubmissions, resolvePage } from '#engine'
import type { PageId } from '#generated/ids'
import { withoutRequest } from '#product'
import { useConditions } from '../features/conditions/use-conditions.ts'
import { useWayBack } from '../features/returning/use-way-back.ts'
import { useOpenApplication } from '../kit/follow/routing-context.ts'
import { useLiveApplication } from '../kit/follow/use-live-application.ts'
import { useServerState } from '../kit/follow/use-server-state.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { usePath } from '../kit/journey/use-path.ts'
import { useTitleOf } from '../kit/journey/use-title-of.ts'
import { useTurn } from '../kit/journey/use-turn.ts'
import { Card } from '../kit/ui/card.tsx'
import { Notice } from '../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../kit/ui/feedback/skeleton.tsx'
import { LinkButton } from '../kit/ui/link-button.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { FailureNotice } from '../kit/wording/failure-notice.tsx'
import { Text } from '../kit/wording/text.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { ConditionCard } from './conditions/parts/condition-card.tsx'

/** Page conditions: lists the reviewers' conditions, each with a link to answer it. */
export default function Conditions() {
  const t = useCopy()
  const back = useWayBack()
  const { uuid, position, context } = useOpenApplication()
  const turn = useTurn(context)
  const { conditions, unread, error } = useConditions(uuid)
  const next = conditions?.find(({ actionNeeded }) => actionNeeded)
  const isOpen = next !== undefined
  useLiveApplication(conditions !== undefined && conditions.length > 0)
  return (
    <div className="stack-large">
      <PageHeading title={t('conditions.title')} lead={isOpen ? t('conditions.lead') : undefined} />
      <FailureNotice error={error} />
      {conditions === undefined && error === null && (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
      {unread > 0 && <Notice kind="warning">{t('conditions.unread', { count: unread })}</Notice>}
      {conditions?.length === 0 && unread === 0 && (
        <Notice kind="success" title={t('conditions.none.title')}>
          <p>{t('conditions.none.text')}</p>
        </Notice>
      )}
      {conditions?.map((condition) => (
        <ConditionCard key={condition.uuid} condition={condition} isNext={condition === next} />
      ))}
      {conditions !== undefined && !(isOpen && position.page === 'conditions') && (
        <div className="actions">
          <LinkButton kind={isOpen ? 'quiet' : 'primary'} to={back}>
            {isOpen ? t('document.disclosures.back') : t('conditions.goOn', { turn })}
          </LinkButton>
        </div>
      )}
      {isOpen && position.page === 'conditions' && <Meanwhile />}
      <p className="muted">
        <Text id="conditions.help" />
      </p>
    </div>
  )
}

/** Link to the step that an applicant may do while a reviewer's request is open; nothing where the request alone is due. */
function Meanwhile() {
  const t = useCopy()
  const path = usePath()
  const page = useNextStep()
  const aspect = useServerState()?.aspect
  const titleOf = useTitleOf()
  if (page === undefined) return null
  const title = titleOf(page, aspect) ?? ''
  return (
    <div className="actions">
      <LinkButton kind="quiet" to={path(page)}>
        {t('conditions.meanwhile', { page: title })}
      </LinkButton>
    </div>
  )
}

/** Returns the page where the applicant would be without the request, if it is open and something can be sent there. */
function useNextStep(): PageId | undefined {
  const { journey } = useJourney()
  const { context, position, status } = useOpenApplication()
  const { page } = resolvePage(journey, { ...context, status: withoutRequest(status) })
  const isOpen = page !== position.page && mayVisit(journey, context, page, position)
  return isOpen && offeredSubmissions(journey, page, context).length > 0 ? (page as PageId) : undefined // pages of the flows
}
