import { useSearchParams } from 'react-router'
import { mayRegister } from '#engine'
import { useIsSignedIn } from '../api/session.ts'
import { useJourney } from '../journey/journey-context.ts'
import { findReferrer } from '../journey/referrer.ts'
import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'
import { RegistrationSteps } from './register/parts/registration-steps.tsx'

const NotAccepting = lazyPart(() => import('./not-accepting.tsx'))
const KnownReferrer = lazyPart(() => import('./register/parts/known-referrer.tsx'))
const AlreadySignedIn = lazyPart(() => import('./register/parts/already-signed-in.tsx'))

/** Registration: seven questions, one a page; refused where the lender takes applicants only through its originators. */
export default function Register() {
  const { tenant } = useJourney().organization
  const [query] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  const referrer = findReferrer(query)
  if (!mayRegister(tenant, referrer)) return <NotAccepting />
  if (isSignedIn) return <AlreadySignedIn />
  return (
    <>
      {tenant.referrerRequired && referrer && (
        <Optional>
          <KnownReferrer uuid={referrer} />
        </Optional>
      )}
      <RegistrationSteps referrer={referrer} />
    </>
  )
}
