import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { registrationCalls } from '../../../api/registration-calls.ts'
import { createSubmissionIntent } from '../../../api/submission-intent.ts'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { setTitlePrefix } from '../../../journey/document-title.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { Text } from '../../../journey/text.tsx'
import { useCopy } from '../../../journey/use-copy.ts'
import { useApplicationPath } from '../../../journey/use-path.ts'
import { saveStored } from '../../../storage/browser-store.ts'
import { type PendingRegistration, removeAnswers } from './kept-answers.ts'
import { SendAnother } from './send-another.tsx'

export interface ConfirmEmailProps {
  readonly pending: PendingRegistration
  /** Where the address is asked for. */
  readonly addressPath: string
  /** Where the password is, with which the answers are sent anew. */
  readonly passwordPath: string
}

/** The code from the mail, which opens the account. The same is shown for an address that has one already: its mail says so. */
export default function ConfirmEmail({ pending, addressPath, passwordPath }: ConfirmEmailProps) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const { registration, email } = pending
  const applicationPathTo = useApplicationPath()
  const navigate = useNavigate()
  const [intent] = useState(createSubmissionIntent)
  const [sent, setSent] = useState(0)
  const confirm = async (code: string) => {
    const body = { orgCode, registration, code }
    const { applicationUuid = '' } = await registrationCalls.confirm(body, intent.keyFor(body))
    intent.accepted()
    removeAnswers()
    saveStored('applicationUuid', applicationUuid)
    navigate(applicationPathTo(applicationUuid), { replace: true })
  }
  return (
    <>
      <JourneyForm
        key={sent}
        form="register/confirm-email"
        before={
          <p>
            <Text id="register.confirmEmail.sent" values={{ email }} />
          </p>
        }
        fieldOf={(error) => isOfCode(error) && 'code'}
        onSubmit={({ code }) => confirm(code)}
        back={<Link to={addressPath}>{t('register.confirmEmail.change')}</Link>}
      />
      <SendAnother
        pending={pending}
        passwordPath={passwordPath}
        onSent={() => {
          // What was said of the code before no longer holds.
          setSent(sent + 1)
          setTitlePrefix('')
        }}
      />
    </>
  )
}

const isOfCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'REGISTRATION_CODE'
