import { CallUs } from '../../features/reviews/call-us.tsx'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { FailedPull } from './timeout/parts/failed-pull.tsx'
import { FraudAlert } from './timeout/parts/fraud-alert.tsx'
import { LookAgain } from './timeout/parts/look-again.tsx'
import { Minor } from './timeout/parts/minor.tsx'

/** Lead and content of the page by the aspect of the server state. */
const parts = {
  failedPull: { lead: 'error.timeout.lead', Part: FailedPull },
  fraudAlert: { lead: 'error.timeout.fraud.lead', Part: FraudAlert },
  minor: { lead: 'error.timeout.minor.lead', Part: Minor },
  other: { lead: 'error.timeout.lead', Part: LookAgain },
} as const

/** Page error/timeout: the application is interrupted. Shows why, what happens, and what the applicant can do. */
export default function Timeout() {
  const t = useCopy()
  const { aspect = 'other' } = useServerState() ?? {}
  const { lead, Part } = parts[isPart(aspect) ? aspect : 'other']
  const title = usePageTitle('error/timeout')
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t(lead)} />
      <Part />
      <CallUs />
    </div>
  )
}

const isPart = (aspect: string): aspect is keyof typeof parts => Object.hasOwn(parts, aspect)
