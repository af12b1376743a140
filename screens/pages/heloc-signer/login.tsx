import { useLocation } from 'react-router'
import { useIsSignedIn } from '../../api/session/session.ts'
import { signInCalls } from '../../api/session/sign-in-calls.ts'
import { AnswersKept } from '../../features/access/answers-kept.tsx'
import { FactorGate } from '../../features/access/factor-gate.tsx'
import { SetUpAccess } from '../../features/access/set-up-access.tsx'
import { useEnter } from '../../features/access/use-enter.ts'
import { useSigningOut } from '../../features/account/use-signing-out.ts'
import { followRedirect, redirectTarget } from '../../journey/follow-redirect.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useQuery } from '../../kit/journey/use-query.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { removeStored } from '../../storage/browser-store.ts'

const setup = '?step=setup'

/** Page heloc-signer/login: a co-owner signs in, chooses a password with the code of their invitation, or signs out. */
export default function SignerLogin() {
  const query = useQuery()
  const step = query.get('step')
  return (
    <div className="without-side">
      <div className="stack-large page">
        <Step step={step} />
      </div>
    </div>
  )
}

function Step({ step }: { readonly step: string | null }) {
  if (step === 'out') return <SigningOut />
  return step === 'setup' ? <FirstTime /> : <SignIn />
}

function SignIn() {
  const t = useCopy()
  // After returning from the setup, the page has its own title again, without the errors of the form that was left.
  useStateHeading(t('helocSigner.login.title'))
  const { orgCode } = useJourney().organization
  const goOn = useBegin()
  const credentials = { orgCode, applicationName: 'heloc', mode: 'signer' } as const
  return (
    <FactorGate mode="signer" onSignedIn={goOn}>
      {(signIn) => (
        <>
          <PageHeading title={t('helocSigner.login.title')} lead={t('helocSigner.login.lead')} />
          <AnswersKept />
          <AlreadySignedIn />
          <JourneyForm
            form="auth/login"
            onSubmit={(typed) => signIn(signInCalls.login({ ...typed, ...credentials }))}
            back={<Link to={setup}>{t('helocSigner.login.forgotten')}</Link>}
          />
          <section className="stack-small">
            <h2>{t('helocSigner.login.first.heading')}</h2>
            <p>{t('helocSigner.login.first.text')}</p>
            <div className="actions">
              <LinkButton to={setup}>{t('helocSigner.login.first.action')}</LinkButton>
            </div>
          </section>
        </>
      )}
    </FactorGate>
  )
}

function FirstTime() {
  const t = useCopy()
  useStateHeading(t('helocSigner.login.setup.title'))
  const path = usePath()
  const enter = useEnter()
  const goOn = useBegin()
  const isSignedIn = useIsSignedIn()
  return (
    <SetUpAccess
      hasCode
      title={t('helocSigner.login.setup.title')}
      lead={t('helocSigner.login.setup.lead')}
      onReady={({ locale, totpVerified }) => {
        // A second factor is asked for where one signs in.
        if (totpVerified === false) enter(path('heloc-signer/login'), locale)
        else goOn({ redirect: path('heloc-signer/resume'), locale })
      }}
    >
      {isSignedIn ? (
        <AlreadySignedIn />
      ) : (
        <Notice title={t('helocSigner.login.setup.done.title')}>
          <p>
            {t('helocSigner.login.setup.done.text')}{' '}
            <Link to={path('heloc-signer/login')}>{t('helocSigner.login.setup.back')}</Link>
          </p>
        </Notice>
      )}
    </SetUpAccess>
  )
}

/** Notice that a user is already signed in. A browser stores one token, so signing in here ends their session in this browser. */
function AlreadySignedIn() {
  const t = useCopy()
  const path = usePath()
  if (!useIsSignedIn()) return null
  return (
    <Notice title={t('helocSigner.login.other.title')}>
      <p>
        {t('helocSigner.login.other.text')}{' '}
        <Link to={path('heloc-signer/resume')}>{t('helocSigner.login.other.goOn')}</Link>
      </p>
    </Notice>
  )
}

interface Landing {
  readonly redirect: string
  readonly locale?: string | undefined
}

/**
 * Returns a function that continues after the sign-in and removes the previous user's application id (their drafts are
 * removed with their token).
 */
function useBegin() {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const enter = useEnter()
  return ({ redirect, locale }: Landing) => {
    removeStored('applicationUuid')
    const target = redirectTarget(pages, pathname, redirect)
    followRedirect(target, (path) => enter(path, locale))
  }
}

function SigningOut() {
  const t = useCopy()
  useSigningOut('signer')
  return (
    <p className="muted" role="status">
      {t('auth.logout.leaving')}
    </p>
  )
}
