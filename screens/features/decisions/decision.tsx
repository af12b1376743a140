import { formatDate } from '#engine'
import { useDocumentText } from '../../api/queries.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Card } from '../../kit/ui/card.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { ReadableText } from '../../kit/ui/readable-text.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { VisuallyHidden } from '../../kit/ui/visually-hidden.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ItsLanguage } from '../reading/its-language.tsx'
import { CallUs } from '../reviews/call-us.tsx'

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

/** Text of the adverse action notice, which states the reasons in the wording that the law requires. */
function DecisionNotice({ document }: { readonly document: string }) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const { data, error } = useDocumentText(uuid, document)
  if (error) return <p>{t('error.decline.reasons.failed')}</p>
  if (!data)
    return (
      <>
        <VisuallyHidden>{t('error.decline.reasons.loading')}</VisuallyHidden>
        <Card>
          <Skeleton lines={3} />
          <Skeleton lines={5} />
        </Card>
      </>
    )
  return (
    <>
      <ItsLanguage locale={data.locale} />
      <Card>
        <div lang={data.locale}>
          <ReadableText sections={data.sections} />
        </div>
      </Card>
    </>
  )
}
