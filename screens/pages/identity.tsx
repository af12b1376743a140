import { useOpenApplication } from '../journey/routing-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { IdentityForm } from '../parts/identity/identity-form.tsx'
import { useIdentitySubmit } from '../parts/identity/use-identity-submit.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** identity: which ID, and a picture of each of its sides. */
export default function Identity() {
  const t = useCopy()
  const { status } = useOpenApplication()
  const submit = useIdentitySubmit()
  return (
    <div className="stack-large">
      <PageHeading title={t('identity.title')} lead={t('identity.lead')} />
      {status.condition === 'ID_VERIFICATION_FAILURE' && (
        <Notice kind="warning" title={t('identity.again.title')}>
          <p>{t('identity.again.text')}</p>
        </Notice>
      )}
      {status.condition === 'IDENTITY_DOCUMENT_FRAUD_REVIEW' && (
        <Notice kind="info" title={t('identity.asked.title')}>
          <p>{t('identity.asked.text')}</p>
        </Notice>
      )}
      <IdentityForm onSubmit={submit} />
    </div>
  )
}
