import { formatDate } from '#engine'
import { useSigning } from '../../features/signer/signing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { SupportPhone } from '../../wording/support-contact.tsx'
import { SignerRescission } from './resume/parts/signer-rescission.tsx'

/**
 * Page heloc-signer/resume: redirects a co-owner to the page that is due (app/routes/signer-page.tsx). A co-owner who has
 * signed stays here.
 */
export default function SignerResume() {
  const t = useCopy()
  const path = usePath()
  const {
    name,
    borrowerName,
    propertyAddress,
    signedAt = '',
    timeZone,
    rescission,
    standing,
    hold,
  } = useSigning().view
  // A hold that is somebody else's undoes nothing of theirs.
  const isHeld = hold?.isOwn
  const title = t(isHeld ? 'complete.held.heading' : 'helocSigner.resume.title')
  useStateHeading(title)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={!isHeld && t('helocSigner.resume.lead', { name })} />
      <SummaryList
        rows={[
          { label: t('helocSigner.resume.signedOn'), value: formatDate(signedAt, timeZone) },
          { label: t('helocSigner.resume.property'), value: formatAddress(propertyAddress) },
          { label: t('helocSigner.resume.with'), value: borrowerName },
        ]}
      />
      {rescission && <SignerRescission rescission={rescission} />}
      {standing && (
        <section className="stack-small">
          <h2>{t('helocSigner.resume.next.heading')}</h2>
          <p>{standing}</p>
        </section>
      )}
      <div className="actions">
        <LinkButton to={path('heloc-signer/documents')}>{t('helocSigner.resume.documents')}</LinkButton>
      </div>
      <p>
        {t('helocSigner.resume.help')} <SupportPhone />
      </p>
    </div>
  )
}
