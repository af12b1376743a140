import { type ReactNode, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { ApiError } from '../../api/api-error.ts'
import { setupCalls } from '../../api/session/setup-calls.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { AgreeToTerms } from './agree-to-terms.tsx'
import { SendCode } from './send-code.tsx'

export interface SetUpAccessProps {
  readonly title: string
  /** Lead about the code; hidden once the code was right. */
  readonly lead: string
  /** Shown below the heading until the code was right. */
  readonly children?: ReactNode
  /** Whether the user has already received the code by mail. */
  readonly hasCode?: boolean
  readonly onReady: (answer: Awaited<ReturnType<typeof setupCalls.setUp>>) => void
}

type Answers = FormValues['register/account-setup']

interface ProveAccessProps extends Omit<SetUpAccessProps, 'title' | 'lead' | 'children'> {
  readonly proven: Answers | undefined
  readonly onProven: (answers: Answers) => void
}

/**
 * Form for a code from a mail and a new password: for forgotten passwords, and for invited users, who also agree to the
 * terms.
 */
export function SetUpAccess({ title, lead, children, ...props }: SetUpAccessProps) {
  const [proven, setProven] = useState<Answers>()
  return (
    <>
      <PageHeading title={title} lead={!proven && lead} />
      {!proven && children}
      <ProveAccess {...props} proven={proven} onProven={setProven} />
    </>
  )
}

function ProveAccess({ hasCode = false, proven, onProven, onReady }: ProveAccessProps) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const [email, setEmail] = useState<string | undefined>(hasCode ? '' : undefined)
  const send = async (answers: Answers & Partial<FormValues['register/first-access']>) =>
    onReady(await setupCalls.setUp({ ...answers, orgCode }))
  if (email === undefined) return <SendCode onSent={setEmail} />
  if (proven)
    return (
      <AgreeToTerms
        reason={t('register.accountSetup.terms.text')}
        onAgreed={(terms) => send({ ...proven, ...terms })}
      />
    )
  return (
    <JourneyForm
      form="register/account-setup"
      values={{ email }}
      before={
        email && (
          <Notice role="status" isNews>
            {t('register.accountSetup.sent', { email })}
          </Notice>
        )
      }
      onSubmit={(answers) =>
        send(answers).catch((error: unknown) => {
          // Only a user with the right code learns that the account is new.
          if (!(error instanceof ApiError && error.code === 'TERMS_REQUIRED')) throw error
          onProven(answers)
        })
      }
      back={
        <Button kind="quiet" onClick={() => setEmail(undefined)}>
          {t('register.accountSetup.another')}
        </Button>
      }
    />
  )
}
