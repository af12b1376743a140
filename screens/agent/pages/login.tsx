import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RedirectResponse, StaffLoginOffer } from '#generated/api'
import { useQuery } from '../../kit/journey/use-query.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { call } from '../api/agent-call.ts'
import { leaveForProvider } from '../api/open-id.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Bare } from '../parts/agent-frame.tsx'
import { Page } from '../parts/page.tsx'
import { RefusalNotice } from '../parts/refusal-notice.tsx'
import { paths, withLender } from '../paths.ts'
import { say } from '../wording.ts'

/** Login page. `?org=` names the lender of a broker's account. */
export function Login() {
  const query = useQuery()
  const orgCode = query.get('org')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const signIn = async (values: Readonly<Record<string, string>>) => {
    const { redirect } = await call<RedirectResponse>('/identity-broker/agent/api/v3/login', {
      ...values,
      ...(orgCode && { orgCode }),
    })
    // A user who opened another page stays there after the sign-in.
    if (pathname === paths.home) navigate(redirect, { replace: true })
  }
  return (
    <Bare>
      <Page title={say('login.title')} lead={say('login.lead')}>
        <AgentForm
          fields={[
            { name: 'email', label: say('login.email'), type: 'email', autoComplete: 'username' },
            {
              name: 'password',
              label: say('login.password'),
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          submit={say('login.submit')}
          onSubmit={signIn}
        />
        <ProviderButtons orgCode={orgCode} />
        <p>
          <Link to={withLender(paths.setup, orgCode ?? undefined)}>{say('login.setup')}</Link>
        </p>
        <p className="muted">{say('login.broker')}</p>
      </Page>
    </Bare>
  )
}

/** Buttons of the providers at which the staff of a lender sign in; empty if there are none, or if the list fails to load. */
function ProviderButtons({ orgCode }: { readonly orgCode: string | null }) {
  const query = orgCode === null ? '' : `?orgCode=${encodeURIComponent(orgCode)}`
  const { data: offers = [] } = useLoaded<readonly StaffLoginOffer[]>(`/service-staff/api/v1/logins${query}`)
  const [refusal, setRefusal] = useState<string>()
  if (offers.length === 0) return null
  const leave = (name: string) => {
    setRefusal(undefined)
    leaveForProvider(name).catch((error: Error) => setRefusal(error.message))
  }
  return (
    <div className="stack">
      <RefusalNotice text={refusal} />
      {offers.map(({ name, label }) => (
        <Button key={name} onClick={() => leave(name)}>
          {say('login.provider', { label })}
        </Button>
      ))}
    </div>
  )
}
