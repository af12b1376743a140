import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { DeskReview } from '../../shell/desk-review.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** review-app/no-credit: no file under the number either; somebody looks by hand, and the number may be corrected. */
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
