import { formatDate } from '#engine'
import type { SignerView } from '#generated/api'
import { refusalsText } from '../../features/identity/refusal-text.ts'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Card } from '../../kit/ui/card.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page heloc-signer/conditions: lists the open conditions of a co-owner, the oldest first. */
export default function SignerConditions() {
  const t = useCopy()
  const { conditions } = useSigning().view
  const inOrder = [...conditions].sort((a, b) => a.created.localeCompare(b.created))
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.conditions.title')} lead={t('helocSigner.conditions.lead')} />
      {inOrder.map((condition, index) => (
        <ConditionCard key={condition.uuid} condition={condition} isNext={index === 0} />
      ))}
      <p className="muted">
        <Text id="conditions.help" />
      </p>
    </div>
  )
}

interface ConditionCardProps {
  readonly condition: SignerView['conditions'][number]
  /** Whether this is the first condition, so that its button is the primary one. */
  readonly isNext: boolean
}

function ConditionCard({ condition, isNext }: ConditionCardProps) {
  const t = useCopy()
  const path = usePath()
  const { conditions } = useJourney().journey.source
  const { timeZone } = useSigning().view
  const category = conditions?.categories[condition.categoryEnum]
  if (category === undefined) return null
  const count = condition.documents.length
  const kind = isNext ? 'primary' : 'secondary'
  return (
    // The linter checks the copy that flows/conditions.json names.
    <Card title={t(category.title)}>
      <p className="small muted">
        {t('conditions.state.open')} ·{' '}
        {t('conditions.asked', { date: formatDate(condition.created, timeZone) })}
      </p>
      <p>
        {condition.commentsToBorrower ??
          (refusalsText(t, condition.refusedPictures) || t(category.description))}
      </p>
      <div className="actions">
        {category.action === 'identity' ? (
          <LinkButton kind={kind} to={path('heloc-signer/conditions/identity')}>
            {t('conditions.action.identity')}
          </LinkButton>
        ) : (
          <LinkButton
            kind={kind}
            to={`${path('heloc-signer/conditions/upload-document')}?condition=${condition.uuid}`}
          >
            {t(count > 1 ? 'conditions.action.uploads' : 'conditions.action.upload')}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
