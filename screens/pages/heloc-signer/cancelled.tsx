import { formatAddress } from '../../journey/format-address.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { SupportPanel } from '../../shell/support-panel.tsx'
import { useSigning } from '../../signer/signing-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** heloc-signer/cancelled: the application ended, so there is nothing left to sign. */
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
