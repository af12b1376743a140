import { useCopy } from '../../../journey/use-copy.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'

/** Back to registration after it is done: nothing to register again. */
export default function AlreadySignedIn() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('register.signedIn.title')} lead={t('register.signedIn.lead')} />
        <div className="actions">
          <LinkButton to="/dashboard" kind="primary">
            {t('register.signedIn.dashboard')}
          </LinkButton>
          <LinkButton to="/auth/logout" kind="quiet">
            {t('register.signedIn.logout')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
