import { Link, useNavigate, useSearchParams } from 'react-router'
import { SetUpAccess } from '../../features/access/set-up-access.tsx'
import { useApplicationPath, usePath } from '../../journey/use-path.ts'
import { saveStored } from '../../storage/browser-store.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** For somebody invited or already known: a code sent to the email, then a new password. Forgotten passwords end here too. */
export default function AccountSetup() {
  const t = useCopy()
  const navigate = useNavigate()
  const pathTo = useApplicationPath()
  const path = usePath()
  const [query] = useSearchParams()
  // The link of a letter that brings a code; a reload comes to the same question.
  const hasCode = query.get('step') === 'code'
  return (
    <div className="without-side">
      <div className="stack-large page">
        <SetUpAccess
          title={t('register.accountSetup.title')}
          lead={t(hasCode ? 'accountSetup.code.lead' : 'register.accountSetup.lead')}
          hasCode={hasCode}
          onReady={({ applicationUuid }) => {
            if (applicationUuid) saveStored('applicationUuid', applicationUuid)
            navigate(applicationUuid ? pathTo(applicationUuid) : '/dashboard', { replace: true })
          }}
        />
        <p className="muted">
          {t('accountSetup.done')} <Link to={path('auth/login')}>{t('auth.login.title')}</Link>
        </p>
      </div>
    </div>
  )
}
