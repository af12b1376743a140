import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { FailedPull } from './timeout/parts/failed-pull.tsx'
import { LookAgain } from './timeout/parts/look-again.tsx'

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

/** Content while the lender verifies that the applicant is who they claim to be. */
function FraudAlert() {
  const t = useCopy()
  return (
    <DeskReview title={t('error.timeout.fraud.panel')}>
      <p>{t('error.timeout.fraud.phone')}</p>
    </DeskReview>
  )
}

/**
 * Content for an applicant who is too young by the bureau's records: the application ends. Says what to do if the records
 * are wrong.
 */
function Minor() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const hasNotice = heloc.documents?.some(({ type }) => type === 'ADVERSE_ACTION_NOTICE')
  return (
    <section className="stack-small">
      <h2>{t('error.timeout.minor.heading')}</h2>
      <ul className="plain-list">
        <li>{t('error.timeout.minor.wrong')}</li>
        <li>
          {hasNotice ? (
            <Text id="error.timeout.minor.notice" link={path('document/disclosures')} />
          ) : (
            t('error.decline.reasons.later')
          )}
        </li>
      </ul>
    </section>
  )
}
