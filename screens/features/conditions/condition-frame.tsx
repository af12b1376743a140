import type { ReactElement } from 'react'
import type { ConditionSource } from '#engine'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import type { KnownCondition } from './known-conditions.ts'
import { useConditions } from './use-conditions.ts'

export interface ConditionFrameProps {
  readonly action: ConditionSource['action']
  readonly children: (condition: KnownCondition) => ReactElement
}

/** Page that answers one condition: the one named in the URL, or the first one that waits for this kind of answer. */
export function ConditionFrame({ action, children }: ConditionFrameProps) {
  const { uuid } = useOpenApplication()
  const { conditions, error } = useConditions(uuid)
  const asked = useQuery().get('condition')
  if (error) return <FailureNotice error={error} />
  if (conditions === undefined) return <Skeleton lines={4} />
  const open = conditions.filter(({ rule, actionNeeded }) => actionNeeded && rule.action === action)
  const condition = asked === null ? open[0] : open.find((one) => one.uuid === asked)
  return condition ? children(condition) : <Gone />
}

function Gone() {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack">
      <Notice kind="info" title={t('conditions.gone.title')}>
        <p>{t('conditions.gone.text')}</p>
      </Notice>
      <div className="actions">
        <LinkButton kind="primary" to={path('conditions')}>
          {t('conditions.back')}
        </LinkButton>
      </div>
    </div>
  )
}
