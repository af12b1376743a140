import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { Refused } from './cancelled/parts/refused.tsx'

/** Page heloc-signer/cancelled: the application ended, or the co-owner does not sign, so there is nothing left to sign. */
export default function SignerCancelled() {
  const t = useCopy()
  const { step, propertyAddress } = useSigning().view
  const address = formatAddress(propertyAddress)
  useStateHeading(t(step === 'REFUSED' ? 'helocSigner.refused.title' : 'helocSigner.cancelled.title'))
  if (step === 'REFUSED') return <Refused />
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
