import { formatDate } from '#engine'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Link } from '../../kit/ui/link.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { CallUs } from '../reviews/call-us.tsx'
import { DecisionNotice } from './decision-notice.tsx'

export interface DecisionProps {
  readonly title: string
  readonly lead: string
  /** Advice specific to this decision, shown before the general advice. */
  readonly next?: readonly string[]
}

/**
 * Page of a declined application: the outcome in plain words, its date, next steps, the whole notice with its reasons
 * (12 CFR 1002.9), and the contact.
 */
export function Decision({ title, lead, next = [] }: DecisionProps) {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const notice = heloc.documents?.find(({ type }) => type === 'ADVERSE_ACTION_NOTICE')
  const { uuid, createdDate } = notice ?? {}
  const steps = [...next, t('error.decline.next.talk'), t('error.decline.next.report')]
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={lead} />
      <SummaryList
        rows={[
          {
            label: t('error.decline.glance.date'),
            value: createdDate && formatDate(createdDate, heloc.timeZone),
          },
          {
            label: t('error.decline.glance.notice'),
            value: uuid && <Link to={path('document/disclosures')}>{t('error.decline.documents')}</Link>,
          },
        ]}
      />
      <section className="stack-small">
        <h2>{t('error.decline.next.heading')}</h2>
        <ul className="plain-list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            <Text id="error.decline.next.again" link={path('register')} />
          </li>
        </ul>
      </section>
      <section className="stack">
        <h2>{t('error.decline.reasons.heading')}</h2>
        {uuid ? <DecisionNotice document={uuid} /> : <p>{t('error.decline.reasons.later')}</p>}
      </section>
      <CallUs />
      <div className="actions">
        <LinkButton to={path('dashboard')}>{t('error.decline.dashboard')}</LinkButton>
      </div>
    </div>
  )
}
