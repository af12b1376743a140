import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RedirectResponse } from '#generated/api'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { call } from '../api/agent-call.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Bare } from '../parts/agent-frame.tsx'
import { Page } from '../parts/page.tsx'
import { paths, withLender } from '../paths.ts'
import { say } from '../wording.ts'

/**
 * Page with a code from a mail, then a new password: for new users, and for forgotten passwords. `?org=` names the lender
 * of a broker; `?step=code` is the link in a mail with a code. The link of an invitation has its token in the fragment and asks for the
 * password alone; only sending it uses it up.
 */
export function Setup() {
  const query = useQuery()
  /** E-mail address to which a code was sent; empty if the code was sent before. */
  const [email, setEmail] = useState(query.get('step') === 'code' ? '' : undefined)
  const { hash } = useLocation()
  const [invitation, setInvitation] = useState(/^#invitation=([\w-]{43})$/.exec(hash)?.[1])
  if (invitation !== undefined)
    return (
      <Bare>
        <SetInvited invitation={invitation} onByCode={() => setInvitation(undefined)} />
      </Bare>
    )
  return (
    <Bare>
      {email === undefined ? (
        <SendCode onSent={setEmail} />
      ) : (
        <SetPassword email={email} onAnother={() => setEmail(undefined)} />
      )}
    </Bare>
  )
}

function SendCode({ onSent }: { readonly onSent: (email: string) => void }) {
  const lender = useLender()
  const send = async ({ email = '' }: Readonly<Record<string, string>>) => {
    await call('/service-staff/api/v1/setup-code', { email, ...lender })
    onSent(email)
  }
  return (
    <Page title={say('setup.codeTitle')} lead={say('setup.codeLead')}>
      <AgentForm fields={[emailField()]} submit={say('setup.sendCode')} onSubmit={send}>
        <Button onClick={() => onSent('')}>{say('setup.haveCode')}</Button>
      </AgentForm>
      <p>
        <Link to={withLender(paths.home, lender.orgCode)}>{say('setup.back')}</Link>
      </p>
    </Page>
  )
}

interface SetInvitedProps {
  readonly invitation: string
  readonly onByCode: () => void
}

function SetInvited({ invitation, onByCode }: SetInvitedProps) {
  const set = useSet()
  return (
    <Page title={say('setup.title')} lead={say('setup.invited')}>
      <AgentForm
        fields={[passwordField()]}
        submit={say('setup.submit')}
        onSubmit={(values) => set({ ...values, invitation })}
      >
        <Button kind="quiet" onClick={onByCode}>
          {say('setup.byCode')}
        </Button>
      </AgentForm>
    </Page>
  )
}

/** Returns what sets the password, signs in and goes on. */
function useSet() {
  const navigate = useNavigate()
  const lender = useLender()
  return async (values: Readonly<Record<string, string>>) => {
    const answers = { ...values, ...lender }
    const { redirect } = await call<RedirectResponse>('/service-staff/api/v1/setup', answers)
    navigate(redirect, { replace: true })
  }
}

interface SetPasswordProps {
  readonly email: string
  readonly onAnother: () => void
}

function SetPassword({ email, onAnother }: SetPasswordProps) {
  const lender = useLender()
  const set = useSet()
  return (
    <Page title={say('setup.title')} lead={say('setup.lead')}>
      {email && <Notice role="status">{say('setup.sent', { email })}</Notice>}
      <AgentForm
        fields={[
          { ...emailField(), initial: email },
          { name: 'code', label: say('setup.code'), type: 'code', autoComplete: 'one-time-code' },
          passwordField(),
        ]}
        submit={say('setup.submit')}
        onSubmit={set}
      >
        <Button kind="quiet" onClick={onAnother}>
          {say('setup.another')}
        </Button>
      </AgentForm>
      <p className="muted">
        {say('setup.done')} <Link to={withLender(paths.home, lender.orgCode)}>{say('login.submit')}</Link>
      </p>
    </Page>
  )
}

/** Returns the lender of a broker, as request parameter. */
function useLender(): { readonly orgCode?: string } {
  const query = useQuery()
  const orgCode = query.get('org')
  return orgCode === null ? {} : { orgCode }
}

const passwordField = () =>
  ({
    name: 'password',
    label: say('setup.password'),
    type: 'password',
    autoComplete: 'new-password',
  }) as const

const emailField = () =>
  ({ name: 'email', label: say('login.email'), type: 'email', autoComplete: 'username' }) as const
