import { useState } from 'react'
import { useNavigate } from 'react-router'
import { publicCalls } from '../../api/public-calls.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { saveStored } from '../../storage/browser-store.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SendCode } from './account-setup/parts/send-code.tsx'

/** For somebody invited or already known: a code sent to the email, then a new password. Forgotten passwords end here too. */
export default function AccountSetup() {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const navigate = useNavigate()
  const [email, setEmail] = useState<string>()
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('register.accountSetup.title')} lead={t('register.accountSetup.lead')} />
        {email === undefined ? (
          <SendCode onSent={setEmail} />
        ) : (
          <JourneyForm
            form="register/account-setup"
            values={{ email }}
            before={email && <Notice role="status">{t('register.accountSetup.sent', { email })}</Notice>}
            onSubmit={async (values) => {
              const { applicationUuid } = await publicCalls.setUpAccount({ ...values, orgCode })
              if (applicationUuid) saveStored('applicationUuid', applicationUuid)
              navigate(applicationUuid ? `/account/heloc/${applicationUuid}` : '/dashboard', {
                replace: true,
              })
            }}
          />
        )}
      </div>
    </div>
  )
}
