import { useState } from 'react'
import { mayRegister } from '#product'
import { findToken } from '../api/session/session.ts'
import { findReferrer } from '../journey/referrer.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { useQuery } from '../kit/journey/use-query.ts'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { RegistrationSteps } from './register/parts/registration-steps.tsx'

const NotAccepting = lazyPart(() => import('./not-accepting.tsx'))
const KnownReferrer = lazyPart(() => import('./register/parts/known-referrer.tsx'))
const ApplyAgain = lazyPart(() => import('./register/parts/apply-again.tsx'))

/**
 * Page register: seven questions, one per page; fewer for known users. Refused if the lender accepts applicants only
 * through its originators.
 */
export default function Register() {
  const { tenant } = useJourney().organization
  const query = useQuery()
  // Fixed at the start: a user who gets an account here continues as they began.
  const [isKnown, setKnown] = useState(() => findToken() !== undefined)
  const referrer = findReferrer(query)
  if (isKnown) return <ApplyAgain referrer={referrer} onStranger={() => setKnown(false)} />
  if (!mayRegister(tenant, referrer)) return <NotAccepting />
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
