import { formatDate } from '#engine'
import type { CopyKey, PageId } from '#generated/ids'
import { ConditionText } from '../../../features/conditions/condition-text.tsx'
import { documentCount, type KnownCondition } from '../../../features/conditions/known-conditions.ts'
import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { Card } from '../../../kit/ui/card.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { VisuallyHidden } from '../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const pages = {
  upload: 'conditions/upload-document',
  identity: 'identity',
  'phone-number': 'conditions/phone-number',
} as const satisfies Record<KnownCondition['rule']['action'], PageId>

export interface ConditionCardProps {
  readonly condition: KnownCondition
  /** Whether this is the first condition that waits for the applicant, so that its button is the primary one. */
  readonly isNext: boolean
}

/**
 * Card of a condition, in the reviewer's words if there are any: its date, its state, and what was wrong with the last
 * answer.
 */
export function ConditionCard({ condition, isNext }: ConditionCardProps) {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const { rule, notes, actionNeeded, categoryEnum, created } = condition
  const mask = categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW' ? heloc.disburseAccount?.mask : undefined
  const count = rule.action === 'upload' ? documentCount(condition) : 0
  return (
    // The linter checks the keys of flows/conditions.json.
    <Card title={t(rule.title)}>
      <p className="small muted">
        {t(stateOf(condition))} · {t('conditions.asked', { date: formatDate(created, heloc.timeZone) })}
      </p>
      <ConditionText condition={condition} />
      {notes && <p className="muted">{notes}</p>}
      {mask && <p>{t('conditions.account', { mask })}</p>}
      {count > 1 && <p>{t('conditions.count', { count })}</p>}
      {actionNeeded ? (
        <Answer condition={condition} count={count} isNext={isNext} />
      ) : (
        <p className="muted" role="status">
          <Icon name="check" size={16} /> {t('conditions.inReview')}
        </p>
      )}
    </Card>
  )
}

function stateOf({ actionNeeded, refused = false }: KnownCondition): CopyKey {
  if (!actionNeeded) return 'conditions.state.sent'
  return refused ? 'conditions.state.again' : 'conditions.state.open'
}

interface AnswerProps extends ConditionCardProps {
  readonly count: number
}

function Answer({ condition: { uuid, rule }, count, isNext }: AnswerProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="actions">
      <LinkButton
        kind={isNext ? 'primary' : 'secondary'}
        to={`${path(pages[rule.action])}?condition=${uuid}`}
      >
        {t(count > 1 ? 'conditions.action.uploads' : `conditions.action.${rule.action}`)}
        <VisuallyHidden>: {t(rule.title)}</VisuallyHidden>
      </LinkButton>
    </div>
  )
}
