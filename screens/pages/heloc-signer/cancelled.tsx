import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { formatAddress } from '../../wording/format-address.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** Page heloc-signer/cancelled: the application ended, so there is nothing left to sign. */
export default function SignerCancelled() {
  const t = useCopy()
  const address = formatAddress(useSigning().view.propertyAddress)
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.cancelled.title')}
        lead={t('helocSigner.cancelled.lead', { address })}
      />
      <p>{t('helocSigner.cancelled.text')}</p>
      <SupportPanel />
    </div>
  )
}
