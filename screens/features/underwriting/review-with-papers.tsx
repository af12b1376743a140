import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { CallUs } from '../reviews/call-us.tsx'
import { DeskReview } from '../reviews/desk-review.tsx'
import { WaitingFacts } from '../reviews/waiting-facts.tsx'
import { DocumentUpload } from '../uploads/document-upload.tsx'

/** Page of a manual review, during which the applicant can upload helpful documents. */
export function ReviewWithPapers({ review }: { readonly review: 'delinquency' | 'uw' }) {
  const t = useCopy()
  const asked = useIsAsked()
  return (
    <div className="stack-large">
      <PageHeading title={t(`reviewApp.${review}.title`)} lead={t(`reviewApp.${review}.lead`)} />
      <DeskReview title={t(`reviewApp.${review}.heading`)} time={t(`reviewApp.${review}.time`)}>
        <p>{t(`reviewApp.${review}.now`)}</p>
      </DeskReview>
      <WaitingFacts you={t(`reviewApp.${review}.you`, asked)} next={t(`reviewApp.${review}.next`)}>
        <DocumentUpload
          id={`${review}-files`}
          type="SUPPORT"
          label={t('reviewApp.upload.label')}
          help={t('reviewApp.upload.help')}
        />
      </WaitingFacts>
      <CallUs />
    </div>
  )
}
