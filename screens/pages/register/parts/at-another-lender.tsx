import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Page for a user who is signed in at another lender, with links to their dashboard there, or to sign out first. */
export function AtAnotherLender() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('again.otherLender.title')} lead={t('again.otherLender.lead')} />
        <div className="actions">
          <LinkButton to="/dashboard" kind="primary">
            {t('again.otherLender.dashboard')}
          </LinkButton>
          <LinkButton to="/auth/logout" kind="quiet">
            {t('again.otherLender.logout')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
