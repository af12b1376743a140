import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { WaitingFacts } from '../../features/reviews/waiting-facts.tsx'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** review-app/delinquency: a person looks at a mortgage that is past due; proof that it was paid makes it quicker. */
export default function DelinquencyReview() {
  const t = useCopy()
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.delinquency.title')} lead={t('reviewApp.delinquency.lead')} />
      <DeskReview title={t('reviewApp.delinquency.heading')} time={t('reviewApp.delinquency.time')}>
        <p>{t('reviewApp.delinquency.now')}</p>
      </DeskReview>
      <WaitingFacts you={t('reviewApp.delinquency.you')} next={t('reviewApp.delinquency.next')} />
      <DocumentUpload
        id="delinquency-files"
        type="SUPPORT"
        label={t('reviewApp.upload.label')}
        help={t('reviewApp.upload.help')}
        button={t('reviewApp.upload.button')}
      />
      <CallUs />
    </div>
  )
}
