import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { WaitingFacts } from '../../features/reviews/waiting-facts.tsx'
import { DocumentUpload } from '../../features/uploads/document-upload.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/** Page review-app/datatree: the land records disagree. The lender's staff compare them; an uploaded deed speeds that up. */
export default function LandRecords() {
  const t = useCopy()
  const asked = useIsAsked()
  const { heloc } = useOpenApplication()
  const address = formatAddress(heloc.property?.address ?? {})
  return (
    <div className="stack-large">
      <PageHeading title={t('reviewApp.datatree.title')} lead={t('reviewApp.datatree.lead', { address })} />
      <DeskReview title={t('reviewApp.datatree.panel')} />
      <WaitingFacts you={t('reviewApp.datatree.you', asked)} next={t('reviewApp.datatree.next')}>
        <DocumentUpload
          id="land-files"
          type="PROPERTY_DESCRIPTION_SOURCE"
          label={t('reviewApp.datatree.files.label')}
          help={t('reviewApp.datatree.files.help')}
        />
      </WaitingFacts>
      <CallUs />
    </div>
  )
}
