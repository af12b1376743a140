import { Link, useSearchParams } from 'react-router'
import { call } from '../api/agent-call.ts'
import { AgentForm } from '../parts/agent-form.tsx'
import { Bare } from '../parts/agent-frame.tsx'
import { Page } from '../parts/page.tsx'
import { ProviderButtons } from '../parts/provider-buttons.tsx'
import { paths } from '../paths.ts'
import { say } from '../wording.ts'

/** The way in. `?org=` names the lender of a broker, whose account is there. */
export function Login() {
  const [query] = useSearchParams()
  const orgCode = query.get('org')
  const signIn = async (values: Readonly<Record<string, string>>) => {
    await call('/identity-broker/agent/api/v3/login', {
      ...values,
      ...(orgCode && { orgCode }),
    })
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
          <Link to={paths.setup}>{say('login.setup')}</Link>
        </p>
      </Page>
    </Bare>
  )
}
