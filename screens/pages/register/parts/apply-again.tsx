import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Heloc } from '#generated/domain'
import { isUnderWay } from '#product'
import { calls } from '../../../api/calls.ts'
import { findSessionTenant, useIsSignedIn, useSubject } from '../../../api/session/session.ts'
import { SessionTimeout } from '../../../frame/session/session-timeout.tsx'
import { loginPath } from '../../../journey/login-path.ts'
import { useFact } from '../../../kit/api/public-facts.ts'
import { type JourneyValue, useJourney } from '../../../kit/journey/journey-context.ts'
import { Skeleton } from '../../../kit/ui/feedback/skeleton.tsx'
import { AtAnotherLender } from './at-another-lender.tsx'
import { KnownQuestions } from './known-questions.tsx'

interface ApplyAgainProps {
  readonly referrer: string | undefined
  /** Called if the server does not know the stored token: the user registers as a visitor. */
  readonly onStranger: () => void
}

/** Registration of a signed-in user: another application, which does not ask for known data again. */
export default function ApplyAgain({ referrer, onStranger }: ApplyAgainProps) {
  const { journey, organization } = useJourney()
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const subject = useSubject()
  const { code } = organization.tenant
  const isHere = (findSessionTenant() ?? code) === code
  const key = isSignedIn && isHere ? `known ${subject}` : undefined
  const { data, error } = useFact(key, () => askKnown(journey), 0)
  const wasKnown = useRef(false)
  useEffect(() => {
    wasKnown.current ||= data !== undefined
    if (!isSignedIn && !wasKnown.current) onStranger()
  })
  // The answers are kept until the user has signed in.
  if (!isSignedIn && wasKnown.current)
    return <Navigate to={loginPath(journey.source.pages, pathname + search)} replace />
  if (!isHere) return <AtAnotherLender />
  if (error) throw error
  if (!data) return <Skeleton block="320px" />
  return (
    <>
      <KnownQuestions key={subject} {...data} referrer={referrer} />
      <SessionTimeout />
    </>
  )
}

async function askKnown(journey: JourneyValue['journey']) {
  const [profile, { list: applications }] = await Promise.all([calls.profile(), calls.applications()])
  const isOpen = async ({ uuid = '' }: Heloc) => isUnderWay(journey, await calls.status(uuid))
  const open = await Promise.all(applications.map(isOpen))
  return { profile, applications, open: applications.find((_, index) => open[index]) }
}
