import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Page review-app/no-credit: there is no credit file under the number either. The lender's staff search manually, and the
 * applicant can correct the number.
 */
export default function NoCredit() {
  const t = useCopy()
  const submit = usePageSubmit('ssn')
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.noCredit.title')} lead={t('reviewApp.noCredit.lead')} />
      <DeskReview title={t('reviewApp.noCredit.panel')} />
      <section className="stack">
        <div className="stack-small">
          <h2>{t('reviewApp.noCredit.correct.heading')}</h2>
          <p className="muted">{t('reviewApp.noCredit.correct.why')}</p>
        </div>
        <JourneyForm form="credit/social" onSubmit={submit} />
      </section>
      <CallUs />
    </div>
  )
}
