import { Navigate } from 'react-router'
import { useIsSignedIn } from '../../api/session/session.ts'
import { useSigningOut } from '../../features/account/use-signing-out.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page auth/logout: shows that the user is being signed out, then that they are. */
export default function Logout() {
  const t = useCopy()
  const isLeaving = useSigningOut('customer')
  const isSignedIn = useIsSignedIn()
  if (isLeaving)
    return (
      <div className="without-side" role="status">
        <p className="muted">{t('auth.logout.leaving')}</p>
      </div>
    )
  // Somebody has signed in since.
  if (isSignedIn) return <Navigate to="/dashboard" replace />
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('auth.logout.title')} lead={t('auth.logout.lead')} />
        <div className="actions">
          <LinkButton to="/auth/login" kind="primary">
            {t('auth.logout.again')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
