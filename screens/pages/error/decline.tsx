import { Link } from 'react-router'
import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { Text } from '../../journey/text.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePath } from '../../journey/use-path.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { DecisionNotice } from './decline/parts/decision-notice.tsx'

/** error/decline: the outcome in plain words, its reasons (12 CFR 1002.9), what one can do, whom to call. */
export default function Decline() {
  const t = useCopy()
  const path = usePath()
  const { heloc } = useOpenApplication()
  const { loanNumber } = heloc
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const notice = heloc.documents?.find(({ type }) => type === 'ADVERSE_ACTION_NOTICE')?.uuid
  return (
    <div className="stack-large">
      <PageHeading title={t('error.decline.title')} lead={t('error.decline.lead')} />
      <section className="stack">
        <h2>{t('error.decline.reasons.heading')}</h2>
        {notice ? <DecisionNotice document={notice} /> : <p>{t('error.decline.reasons.later')}</p>}
        {notice && <Link to={path('document/disclosures')}>{t('error.decline.documents')}</Link>}
      </section>
      <section className="stack-small">
        <h2>{t('error.decline.next.heading')}</h2>
        <ul className="plain-list">
          <li>{t('error.decline.next.report')}</li>
          <li>{t('error.decline.next.talk')}</li>
          <li>{t('error.decline.next.again')}</li>
        </ul>
      </section>
      <section className="stack-small">
        <h2>{t('error.decline.contact.heading')}</h2>
        <p>
          {loanNumber ? (
            <Text id="error.decline.contact.text" values={{ loanNumber }} link={`tel:${phone}`} />
          ) : (
            <Text id="error.decline.contact.textOnly" link={`tel:${phone}`} />
          )}
        </p>
      </section>
    </div>
  )
}
