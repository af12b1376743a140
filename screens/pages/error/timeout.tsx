import { CallUs } from '../../features/reviews/call-us.tsx'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { FailedPull } from './timeout/parts/failed-pull.tsx'
import { FraudAlert } from './timeout/parts/fraud-alert.tsx'
import { LookAgain } from './timeout/parts/look-again.tsx'
import { Minor } from './timeout/parts/minor.tsx'

/** Title, lead and content of the page by the aspect of the server state. */
const parts = {
  failedPull: { title: 'error.timeout.title', lead: 'error.timeout.lead', Part: FailedPull },
  fraudAlert: { title: 'error.timeout.title', lead: 'error.timeout.fraud.lead', Part: FraudAlert },
  minor: { title: 'error.timeout.minor.title', lead: 'error.timeout.minor.lead', Part: Minor },
  other: { title: 'error.timeout.title', lead: 'error.timeout.lead', Part: LookAgain },
} as const

/** Page error/timeout: the application is interrupted. Shows why, what happens, and what the applicant can do. */
export default function Timeout() {
  const t = useCopy()
  const { aspect = 'other' } = useServerState() ?? {}
  const { title: key, lead, Part } = parts[isPart(aspect) ? aspect : 'other']
  const title = t(key)
  useStateHeading(title)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t(lead)} />
      <Part />
      <CallUs />
    </div>
  )
}

const isPart = (aspect: string): aspect is keyof typeof parts => Object.hasOwn(parts, aspect)
