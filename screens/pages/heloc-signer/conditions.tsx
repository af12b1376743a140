import type { SignerView } from '#generated/api'
import type { CopyKey } from '#generated/ids'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { usePath } from '../../journey/use-path.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** heloc-signer/conditions: what is still asked of a co-owner, the oldest first. */
export default function SignerConditions() {
  const t = useCopy()
  const { conditions } = useSigning().view
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const inOrder = [...conditions].sort((a, b) => a.created.localeCompare(b.created))
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.conditions.title')} lead={t('helocSigner.conditions.lead')} />
      {inOrder.map((condition) => (
        <ConditionCard key={condition.uuid} condition={condition} />
      ))}
      <p className="muted">
        <Text id="conditions.help" link={`tel:${phone}`} />
      </p>
    </div>
  )
}

function ConditionCard({ condition }: { readonly condition: SignerView['conditions'][number] }) {
  const t = useCopy()
  const path = usePath()
  const { conditions } = useJourney().journey.source
  const category = conditions?.categories[condition.categoryEnum]
  if (category === undefined) return null
  const count = condition.documents.length
  return (
    // The linter checks the copy that flows/conditions.json names.
    <Card title={t(category.title as CopyKey)}>
      <p>{condition.commentsToBorrower ?? t(category.description as CopyKey)}</p>
      <div>
        {category.action === 'identity' ? (
          <LinkButton kind="primary" to={path('heloc-signer/conditions/identity')}>
            {t('helocSigner.conditions.identity.action')}
          </LinkButton>
        ) : (
          <LinkButton
            kind="primary"
            to={`${path('heloc-signer/conditions/upload-document')}?condition=${condition.uuid}`}
          >
            {t('helocSigner.conditions.upload', { count })}
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
