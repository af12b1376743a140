import { Link, useNavigate, useSearchParams } from 'react-router'
import { calls } from '../../api/calls.ts'
import { publicCalls } from '../../api/public-calls.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { findActiveApplication } from '../../journey/active-application.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { isOwnPath } from '../../journey/login-path.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** Sign in, then back to where one wanted to go, or to the application that is open. */
export default function Login() {
  const t = useCopy()
  const { orgCode } = useJourney().organization
  const [query] = useSearchParams()
  const navigate = useNavigate()

  const signIn = async ({ email, password }: { email: string; password: string }) => {
    const { redirect } = await publicCalls.login({
      email,
      password,
      orgCode,
      applicationName: 'heloc',
      mode: 'customer',
    })
    const wanted = query.get('redirectUrl')
    const active = isOwnPath(wanted) ? undefined : findActiveApplication(await calls.applications())
    navigate(isOwnPath(wanted) ? wanted : active ? `/account/heloc/${active.uuid}` : redirect, {
      replace: true,
    })
  }
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('auth.login.title')} lead={t('auth.login.lead')} />
        <JourneyForm
          form="auth/login"
          onSubmit={signIn}
          back={<Link to="/account/heloc/register/account-setup">{t('auth.login.forgotten')}</Link>}
        />
        <p className="muted">
          {t('auth.login.new')} <Link to="/account/heloc/register">{t('auth.login.apply')}</Link>
        </p>
      </div>
    </div>
  )
}
