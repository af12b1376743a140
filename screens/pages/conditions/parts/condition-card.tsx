import type { CopyKey, PageId } from '#generated/ids'
import { documentCount, type KnownCondition } from '../../../features/conditions/known-conditions.ts'
import { useOpenApplication } from '../../../follow/routing-context.ts'
import { usePath } from '../../../journey/use-path.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useCopy } from '../../../wording/use-copy.ts'

const pages = {
  upload: 'conditions/upload-document',
  identity: 'identity',
  'phone-number': 'conditions/phone-number',
} as const satisfies Record<KnownCondition['rule']['action'], PageId>

/** One thing that a reviewer asks for: in their own words where they wrote any. */
export function ConditionCard({ condition }: { readonly condition: KnownCondition }) {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const { rule, commentsToBorrower, notes, refused, actionNeeded, categoryEnum } = condition
  const mask = categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW' ? heloc.disburseAccount?.mask : undefined
  const count = rule.action === 'upload' ? documentCount(condition) : 0
  return (
    // The linter checks the keys of flows/conditions.json.
    <Card title={t(rule.title as CopyKey)}>
      <p>{commentsToBorrower ?? t(rule.description as CopyKey)}</p>
      {notes && <p className="muted">{notes}</p>}
      {mask && <p>{t('conditions.account', { mask })}</p>}
      {count > 1 && <p>{t('conditions.count', { count })}</p>}
      {refused && actionNeeded && <Notice kind="warning">{t('conditions.refused')}</Notice>}
      {actionNeeded ? (
        <Answer condition={condition} count={count} />
      ) : (
        <p className="muted" role="status">
          <Icon name="check" size={16} /> {t('conditions.inReview')}
        </p>
      )}
    </Card>
  )
}

interface AnswerProps {
  readonly condition: KnownCondition
  readonly count: number
}

function Answer({ condition: { uuid, rule }, count }: AnswerProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <div>
      <LinkButton kind="primary" to={`${path(pages[rule.action])}?condition=${uuid}`}>
        {t(count > 1 ? 'conditions.action.uploads' : `conditions.action.${rule.action}`)}
        <VisuallyHidden>: {t(rule.title as CopyKey)}</VisuallyHidden>
      </LinkButton>
    </div>
  )
}
