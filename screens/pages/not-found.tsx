import { pathOf } from '#engine'
import { useIsSignedIn } from '../api/session/session.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { LinkButton } from '../kit/ui/link-button.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../wording/support-contact.tsx'

/** Page for an unknown URL, with links to continue. */
export default function NotFound() {
  const t = useCopy()
  const isSignedIn = useIsSignedIn()
  const { pages } = useJourney().journey.source
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('notFound.title')} lead={t('notFound.lead')} />
        <div className="actions">
          {isSignedIn ? (
            <LinkButton to={pathOf(pages, 'dashboard')} kind="primary">
              {t('notFound.dashboard')}
            </LinkButton>
          ) : (
            <>
              <LinkButton to={pathOf(pages, 'auth/login')} kind="primary">
                {t('notFound.signIn')}
              </LinkButton>
              <LinkButton to={pathOf(pages, 'register')}>{t('notFound.register')}</LinkButton>
            </>
          )}
        </div>
        <p>
          {t('notFound.contact')} <SupportPhone /> <SupportEmail />
        </p>
      </div>
    </div>
  )
}
