import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'

/** Page shown instead of registration if only a broker or a referring loan officer can start an application, or nobody can. */
export function NotAccepting() {
  const t = useCopy()
  const path = usePath()
  const { setup } = useJourney().organization.tenant
  const title = t(`notAccepting.${setup}.title`)
  useStateHeading(title)
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={title} lead={t(`notAccepting.${setup}.lead`)} />
        <p>{t(`notAccepting.${setup}.text`)}</p>
        <p>
          {t(`notAccepting.${setup}.contact`)} <SupportPhone /> <SupportEmail />
        </p>
        <div className="actions">
          {setup !== 'CLOSED' && (
            <LinkButton to={path('register/account-setup')} kind="primary">
              {t('notAccepting.invited')}
            </LinkButton>
          )}
          <LinkButton to={path('auth/login')} kind="quiet">
            {t('notAccepting.login')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
