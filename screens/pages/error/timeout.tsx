import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { FailedPull } from './timeout/parts/failed-pull.tsx'
import { FraudAlert } from './timeout/parts/fraud-alert.tsx'
import { LookAgain } from './timeout/parts/look-again.tsx'
import { Minor } from './timeout/parts/minor.tsx'

/** What the page says and offers, by the server state that leads here. */
const parts = {
  CREDIT_ERROR: { lead: 'error.timeout.lead', Part: FailedPull },
  FACTA_REVIEW: { lead: 'error.timeout.fraud.lead', Part: FraudAlert },
  CREDIT_MINOR: { lead: 'error.timeout.minor.lead', Part: Minor },
  UNKNOWN: { lead: 'error.timeout.lead', Part: LookAgain },
} as const

/** error/timeout: the road stops for now; why, what happens, and what the applicant can do. */
export default function Timeout() {
  const t = useCopy()
  const { checklistStatus = 'UNKNOWN' } = useOpenApplication().status
  const { lead, Part } = parts[isPart(checklistStatus) ? checklistStatus : 'UNKNOWN']
  return (
    <div className="stack-large">
      <PageHeading title={t(titleOf(checklistStatus))} lead={t(lead)} />
      <Part />
      <CallUs />
    </div>
  )
}

const isPart = (state: string): state is keyof typeof parts => Object.hasOwn(parts, state)

const titleOf = (state: string) =>
  state === 'CREDIT_MINOR' ? 'error.timeout.minor.title' : 'error.timeout.title'
