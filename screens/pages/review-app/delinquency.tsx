import { useCopy } from '../../journey/use-copy.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { DeskReview } from '../../shell/desk-review.tsx'
import { DocumentUpload } from '../../shell/document-upload.tsx'
import { WaitingFacts } from '../../shell/waiting-facts.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

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
