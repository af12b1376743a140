import { useSearchParams } from 'react-router'
import { useIsSignedIn } from '../api/session.ts'
import { useJourney } from '../journey/journey-context.ts'
import { mayRegister } from '../journey/may-register.ts'
import { lazyPart } from '../ui/load-module.ts'
import { RegistrationSteps } from './register/parts/registration-steps.tsx'

const NotAccepting = lazyPart(() => import('./not-accepting.tsx'))
const AlreadySignedIn = lazyPart(() => import('./register/parts/already-signed-in.tsx'))

/** Registration: seven questions, one a page; refused where the lender takes applicants only through its originators. */
export default function Register() {
  const { tenant } = useJourney().organization
  const [query] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  if (!mayRegister(tenant, query)) return <NotAccepting />
  return isSignedIn ? <AlreadySignedIn /> : <RegistrationSteps />
}
