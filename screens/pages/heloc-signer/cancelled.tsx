import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { OwnDocuments } from '../../features/signer/own-documents.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/** Page heloc-signer/cancelled: the application ended, or the co-owner does not sign, so there is nothing left to sign. */
export default function SignerCancelled() {
  const t = useCopy()
  const { step, propertyAddress, cancellation = 'ENDED', signedAt, standing } = useSigning().view
  const address = formatAddress(propertyAddress)
  const ended = t('helocSigner.cancelled.heading', { kind: signedAt ? cancellation : 'UNSIGNED' })
  useStateHeading(step === 'REFUSED' ? t('helocSigner.refused.title') : ended)
  if (step === 'REFUSED') return <Refused />
  return (
    <div className="stack-large">
      <PageHeading title={ended} lead={t('helocSigner.cancelled.lead', { address })} />
      <p>{standing}</p>
      <OwnDocuments />
      <p>{t('helocSigner.cancelled.text')}</p>
      <SupportPanel />
    </div>
  )
}

/** Content after a co-owner said that they do not sign: what happens, and how to take it back. */
function Refused() {
  const t = useCopy()
  const { borrowerName, propertyAddress, refusal: reason = 'UNWILLING', refusalWords } = useSigning().view
  const address = formatAddress(propertyAddress)
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.refused.title')}
        lead={t('helocSigner.refused.lead', { address, reason })}
      />
      <section className="stack-small">
        <h2>{t('helocSigner.refused.next.heading')}</h2>
        <ul className="plain-list">
          <li>{t('helocSigner.refused.next.told', { borrowerName, words: refusalWords ? 'yes' : 'no' })}</li>
          <li>{t('helocSigner.refused.next.closed', { borrowerName, reason })}</li>
          <li>{t('helocSigner.refused.next.nothing')}</li>
        </ul>
      </section>
      <p>{t('helocSigner.refused.back', { borrowerName, reason })}</p>
      <OwnDocuments />
      <SupportPanel />
    </div>
  )
}
