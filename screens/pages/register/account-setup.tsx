import { useNavigate } from 'react-router'
import { SetUpAccess } from '../../features/access/set-up-access.tsx'
import { useApplicationPath } from '../../journey/use-path.ts'
import { saveStored } from '../../storage/browser-store.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** For somebody invited or already known: a code sent to the email, then a new password. Forgotten passwords end here too. */
export default function AccountSetup() {
  const t = useCopy()
  const navigate = useNavigate()
  const pathTo = useApplicationPath()
  return (
    <div className="without-side">
      <div className="stack-large page">
        <SetUpAccess
          title={t('register.accountSetup.title')}
          lead={t('register.accountSetup.lead')}
          onReady={({ applicationUuid }) => {
            if (applicationUuid) saveStored('applicationUuid', applicationUuid)
            navigate(applicationUuid ? pathTo(applicationUuid) : '/dashboard', { replace: true })
          }}
        />
      </div>
    </div>
  )
}
