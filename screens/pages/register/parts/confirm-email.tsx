import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RegistrationStep } from '#generated/ids'
import { registrationCalls } from '../../../api/session/registration-calls.ts'
import { findToken } from '../../../api/session/session.ts'
import { createSubmissionIntent } from '../../../kit/api/submission-intent.ts'
import { fieldId } from '../../../kit/forms/field-id.ts'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { toast } from '../../../kit/frame/toast-store.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useApplicationPath } from '../../../kit/journey/use-path.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { saveStored } from '../../../storage/browser-store.ts'
import type { UnconfirmedRegistration } from './kept-answers.ts'
import { removeAnswers } from './save-answers.ts'
import { SendAnother } from './send-another.tsx'

export interface ConfirmEmailProps {
  readonly pending: UnconfirmedRegistration
  /** Returns the URL of a question. */
  readonly pathTo: (step: RegistrationStep) => string
}

/**
 * Form for the code from the mail, which opens the account. It is sent by itself once the code is whole, as the page says
 * before (WCAG 3.2.2). It is the same for an address that already has an account; the mail says so.
 */
export default function ConfirmEmail({ pending, pathTo }: ConfirmEmailProps) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const { registration, email } = pending
  const applicationPathTo = useApplicationPath()
  const navigate = useNavigate()
  const [intent] = useState(createSubmissionIntent)
  const box = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState(0)
  const [isComing, setComing] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const confirm = async (code: string) => {
    const body = { orgCode, registration, code }
    const { applicationUuid = '' } = await registrationCalls.confirm(body, intent.keyFor(body))
    intent.accepted()
    removeAnswers()
    saveStored('applicationUuid', applicationUuid)
    // A code signs in once: whoever sends it again, because the answer was lost, signs in with the password.
    if (findToken() === undefined) toast({ kind: 'info', text: t('register.confirmEmail.opened') })
    navigate(applicationPathTo(applicationUuid), { replace: true })
  }
  return (
    <div className="stack-large" ref={box}>
      <JourneyForm
        key={sent}
        form="register/confirm-email"
        before={
          <p>
            <Text id="register.confirmEmail.sent" values={{ email }} />
          </p>
        }
        // The code that is on its way replaces the one that was typed.
        check={() =>
          isComing
            ? [{ target: fieldId('register/confirm-email', 'code'), message: t('forms.codeComing') }]
            : []
        }
        onChange={({ code = '' }) => {
          if (isWhole.test(code)) box.current?.querySelector('form')?.requestSubmit()
        }}
        onSubmit={({ code }) => {
          setConfirming(true)
          return confirm(code).finally(() => setConfirming(false))
        }}
        back={<Link to={pathTo('contact-info')}>{t('register.confirmEmail.change')}</Link>}
      />
      <SendAnother
        pending={pending}
        pathTo={pathTo}
        {...{ isComing, setComing, isConfirming }}
        // The message about the previous code no longer applies.
        onSent={() => setSent(sent + 1)}
      />
    </div>
  )
}

/** Code of six digits, with whatever a mail program pastes around them. */
const isWhole = /^\D*(\d\D*){6}$/
