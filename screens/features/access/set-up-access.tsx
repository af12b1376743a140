import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { SetupRequest } from '#generated/api'
import type { FormValues } from '#generated/forms'
import { setupCalls } from '../../api/session/setup-calls.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
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

type Answers = Omit<SetupRequest, 'orgCode'>

interface ProveAccessProps extends Omit<SetUpAccessProps, 'title' | 'lead' | 'children'> {
  readonly proven: Answers | undefined
  readonly onProven: (answers: Answers) => void
  /** Token of the link of an invitation; undefined if the user types a code. */
  readonly invitation: string | undefined
  readonly onByCode: () => void
}

/**
 * Form for a code from a mail and a new password: for forgotten passwords, and for invited users, who also agree to the
 * terms. The link of an invitation has its token in the fragment and asks for the password alone; only sending it uses it up.
 */
export function SetUpAccess(props: SetUpAccessProps) {
  // The link of another letter, opened in the same tab, begins anew.
  const { hash } = useLocation()
  return <BySetUp key={hash} {...props} hash={hash} />
}

function BySetUp({ title, lead, children, hash, ...props }: SetUpAccessProps & { readonly hash: string }) {
  const t = useCopy()
  const [invitation, setInvitation] = useState(/^#invitation=([\w-]{43})$/.exec(hash)?.[1])
  const [proven, setProven] = useState<Answers>()
  const isInvited = invitation !== undefined
  return (
    <>
      <PageHeading title={title} lead={!proven && (isInvited ? t('accountSetup.invited.lead') : lead)} />
      {!proven && children}
      <ProveAccess
        {...props}
        hasCode={!isInvited && props.hasCode === true}
        proven={proven}
        onProven={setProven}
        invitation={invitation}
        onByCode={() => setInvitation(undefined)}
      />
    </>
  )
}

function ProveAccess({ hasCode = false, proven, onProven, onReady, invitation, onByCode }: ProveAccessProps) {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const [email, setEmail] = useState<string | undefined>(hasCode ? '' : undefined)
  const send = async (answers: Answers & Partial<FormValues['register/first-access']>) =>
    onReady(await setupCalls.setUp({ ...answers, orgCode }))
  // Only a user with the right proof learns that the account is new.
  const prove = (answers: Answers) =>
    send(answers).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'TERMS_REQUIRED')) throw error
      onProven(answers)
    })
  if (proven)
    return (
      <AgreeToTerms
        reason={t('register.accountSetup.terms.text')}
        onAgreed={(terms) => send({ ...proven, ...terms })}
      />
    )
  if (invitation !== undefined)
    return (
      <JourneyForm
        form="register/invited"
        onSubmit={({ password }) => prove({ invitation, password })}
        back={
          <Button kind="quiet" onClick={onByCode}>
            {t('accountSetup.invited.byCode')}
          </Button>
        }
      />
    )
  if (email === undefined) return <SendCode onSent={setEmail} />
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
      onSubmit={prove}
      back={
        <Button kind="quiet" onClick={() => setEmail(undefined)}>
          {t('register.accountSetup.another')}
        </Button>
      }
    />
  )
}
