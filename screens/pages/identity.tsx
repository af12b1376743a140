import { IdentityForm } from '../features/identity/identity-form.tsx'
import { useAskedIdentity } from '../features/identity/use-asked-identity.ts'
import { useIdentitySubmit } from '../features/identity/use-identity-submit.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { useCopy } from '../wording/use-copy.ts'

/** identity: which ID, and a picture of each of its sides. */
export default function Identity() {
  const t = useCopy()
  const asked = useAskedIdentity()
  const submit = useIdentitySubmit(asked)
  return (
    <div className="stack-large">
      <PageHeading title={t('identity.title')} lead={t('identity.lead')} />
      {asked && !asked.refusedPictures && (
        <Notice kind="info" title={t('identity.asked.title')}>
          <p>{t('identity.asked.text')}</p>
        </Notice>
      )}
      <IdentityForm asked={asked} onSubmit={submit} />
    </div>
  )
}
