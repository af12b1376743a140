import { CallUs } from '../../features/reviews/call-us.tsx'
import { DeskReview } from '../../features/reviews/desk-review.tsx'
import { WaitingFacts } from '../../features/reviews/waiting-facts.tsx'
import { useIsAsked } from '../../kit/follow/use-is-asked.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page error/flood-cert: the closing documents wait for the flood certificate of the home. */
export default function FloodCertificate() {
  const t = useCopy()
  const asked = useIsAsked()
  return (
    <div className="stack-large">
      <PageHeading title={t('error.floodCert.title')} lead={t('error.floodCert.lead')} />
      <DeskReview
        title={t('error.floodCert.panel')}
        time={t('error.floodCert.time')}
        leave={t('error.floodCert.leave')}
      >
        <p>{t('error.floodCert.now')}</p>
      </DeskReview>
      <WaitingFacts you={t('error.floodCert.you', asked)} next={t('error.floodCert.next')} />
      <CallUs />
    </div>
  )
}
