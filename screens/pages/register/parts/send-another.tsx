import { useState } from 'react'
import { registrationCalls } from '../../../api/session/registration-calls.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Link } from '../../../kit/ui/link.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../kit/wording/use-error-text.ts'
import type { ConfirmEmailProps } from './confirm-email.tsx'

export interface SendAnotherProps extends ConfirmEmailProps {
  readonly onSent: () => void
  /** Whether another mail is being sent. */
  readonly isComing: boolean
  readonly setComing: (isComing: boolean) => void
  /** Whether a code is being confirmed, which another one would replace. */
  readonly isConfirming: boolean
}

/** Button that sends another mail to the same address, with the result beside it. */
export function SendAnother(props: SendAnotherProps) {
  const { pending, pathTo, onSent, isComing, setComing, isConfirming } = props
  const { registration, email } = pending
  const t = useCopy()
  const errorText = useErrorText()
  const { orgCode } = useJourney().organization
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)
  const send = async () => {
    setComing(true)
    // Screen readers read a repeated text only if it was removed in between.
    setSaid('')
    try {
      await registrationCalls.resend({ orgCode, registration })
      setSaid(t('register.confirmEmail.resent', { email }))
      onSent()
    } catch (error) {
      setSaid(errorText(error))
      setOver(error instanceof ApiError && error.code === 'REGISTRATION_OVER')
    } finally {
      setComing(false)
    }
  }
  return (
    <section className="stack-small">
      <h2>{t('register.confirmEmail.missing.heading')}</h2>
      <p>{t('register.confirmEmail.missing.text')}</p>
      <div className="actions">
        <Button
          busy={isComing || isConfirming}
          busyLabel={t(isComing ? 'forms.sending' : 'register.confirmEmail.resend')}
          onClick={() => void send()}
        >
          {t('register.confirmEmail.resend')}
        </Button>
      </div>
      <p role="status">
        {said} {isOver && <Link to={pathTo('login-info')}>{t('register.confirmEmail.again')}</Link>}
      </p>
    </section>
  )
}
