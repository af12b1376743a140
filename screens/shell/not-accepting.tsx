import { SupportEmail, SupportPhone } from '../journey/support-contact.tsx'
import { useCopy } from '../journey/use-copy.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Shown instead of registration where a referring loan originator is required. */
export function NotAccepting() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('notAccepting.title')} lead={t('notAccepting.lead')} />
        <p>{t('notAccepting.text')}</p>
        <p>
          {t('notAccepting.contact')} <SupportPhone /> · <SupportEmail />
        </p>
        <div className="actions">
          <LinkButton to="/account/heloc/register/account-setup" kind="primary">
            {t('notAccepting.invited')}
          </LinkButton>
          <LinkButton to="/auth/login" kind="quiet">
            {t('notAccepting.login')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
