import { useConditions } from '../features/conditions/use-conditions.ts'
import { useWayBack } from '../features/returning/use-way-back.ts'
import { useOpenApplication } from '../kit/follow/routing-context.ts'
import { useLiveApplication } from '../kit/follow/use-live-application.ts'
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
import { Meanwhile } from './conditions/parts/meanwhile.tsx'

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
