import { useState } from 'react'
import { useProfile } from '../../api/queries.ts'
import { proofCalls } from '../../api/session/proof-calls.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { AccountName } from '../account/account-name.tsx'

/** Proof of an account without a second factor: its password, or a mailed code. */
export function PasswordOrMail({ onGiven }: { readonly onGiven: () => void }) {
  const t = useCopy()
  const { data: profile } = useProfile()
  const [codes, setCodes] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const mailCode = () =>
    proofCalls.mailCode().then(() => {
      setFailure(undefined)
      setCodes(codes + 1)
    }, setFailure)
  const another = (
    <Button kind="quiet" onClick={() => void mailCode()}>
      {t(codes === 0 ? 'proof.mail' : 'proof.again')}
    </Button>
  )
  return (
    <>
      <FailureNotice error={failure} isNews />
      {codes === 0 ? (
        <JourneyForm
          form="dashboard/account-data"
          before={<AccountName email={profile?.email} />}
          submitLabel={t('proof.submit')}
          onSubmit={(values) => proofCalls.give(values).then(onGiven)}
          back={another}
        />
      ) : (
        <>
          <p role="status">{t('proof.mailed')}</p>
          <JourneyForm
            key={codes}
            form="dashboard/confirm-code"
            submitLabel={t('proof.submit')}
            onSubmit={(values) => proofCalls.give(values).then(onGiven)}
            back={another}
          />
        </>
      )}
    </>
  )
}
