import { SetUpAccess } from '../../features/access/set-up-access.tsx'
import { useEnter } from '../../features/access/use-enter.ts'
import { useApplicationPath, usePath } from '../../kit/journey/use-path.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { saveStored } from '../../storage/browser-store.ts'

/**
 * Page register/account-setup, for invited and known users: a code sent by e-mail, then a new password. Forgotten
 * passwords lead here too.
 */
export default function AccountSetup() {
  const t = useCopy()
  const enter = useEnter()
  const pathTo = useApplicationPath()
  const path = usePath()
  const query = useQuery()
  // The link in a mail with a code has this step; a reload shows the same question.
  const hasCode = query.get('step') === 'code'
  return (
    <div className="without-side">
      <div className="stack-large page">
        <SetUpAccess
          title={t('register.accountSetup.title')}
          lead={t(hasCode ? 'accountSetup.code.lead' : 'register.accountSetup.lead')}
          hasCode={hasCode}
          onReady={({ applicationUuid, locale, totpVerified }) => {
            // A second factor is asked for where one signs in.
            if (totpVerified === false) return enter(path('auth/login'), locale)
            if (applicationUuid) saveStored('applicationUuid', applicationUuid)
            enter(applicationUuid ? pathTo(applicationUuid) : '/dashboard', locale)
          }}
        />
        <p className="muted">
          {t('accountSetup.done')} <Link to={path('auth/login')}>{t('auth.login.title')}</Link>
        </p>
      </div>
    </div>
  )
}
