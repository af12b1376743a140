import { useCopy } from '../../journey/use-copy.ts'
import { CallUs } from '../../shell/call-us.tsx'
import { DeskReview } from '../../shell/desk-review.tsx'
import { DocumentUpload } from '../../shell/document-upload.tsx'
import { WaitingFacts } from '../../shell/waiting-facts.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

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
