import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { WaitingFacts } from '../../features/reviews/waiting-facts.tsx'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** review-app/uw: an underwriter reads the application; papers that may help can be added meanwhile. */
export default function UnderwriterReview() {
  const t = useCopy()
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.uw.title')} lead={t('reviewApp.uw.lead')} />
      <DeskReview title={t('reviewApp.uw.heading')} time={t('reviewApp.uw.time')}>
        <p>{t('reviewApp.uw.now')}</p>
      </DeskReview>
      <WaitingFacts you={t('reviewApp.uw.you')} next={t('reviewApp.uw.next')} />
      <DocumentUpload
        id="uw-files"
        type="SUPPORT"
        label={t('reviewApp.upload.label')}
        help={t('reviewApp.upload.help')}
        button={t('reviewApp.upload.button')}
      />
      <CallUs />
    </div>
  )
}
