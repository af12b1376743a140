import { useConsent } from '../../api/use-consent.ts'
import { SampleDocument } from '../../features/consent/sample-document.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useAct } from '../../features/signer/use-act.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { formatAddress } from '../../wording/format-address.ts'
import { useCopy } from '../../wording/use-copy.ts'

/** heloc-signer/intro: who asks, what a signature means, and the consent to read and sign online. */
export default function SignerIntro() {
  const t = useCopy()
  const { view } = useSigning()
  const { companyName } = useJourney().organization.orgMetaData.companyInfo
  const submit = useAct('consent')
  const consent = useConsent('esign')
  const { name, borrowerName, propertyAddress } = view
  return (
    <div className="stack-large">
      <PageHeading
        title={t('helocSigner.intro.heading', { borrowerName })}
        lead={t('helocSigner.intro.lead', { name })}
      />
      <SummaryList
        rows={[
          { label: t('helocSigner.intro.facts.home'), value: formatAddress(propertyAddress) },
          { label: t('helocSigner.intro.facts.applicant'), value: borrowerName },
          { label: t('helocSigner.intro.facts.lender'), value: companyName },
        ]}
      />
      <section className="stack-small">
        <h2>{t('helocSigner.intro.means.heading')}</h2>
        <ul className="plain-list">
          <li>{t('helocSigner.intro.means.share')}</li>
          <li>{t('helocSigner.intro.means.debt')}</li>
          <li>{t('helocSigner.intro.means.free')}</li>
        </ul>
      </section>
      <section className="stack-small">
        <h2>{t('helocSigner.intro.steps.heading')}</h2>
        <ol className="plain-list">
          <li>{t('helocSigner.intro.steps.id')}</li>
          <li>{t('helocSigner.intro.steps.read')}</li>
          <li>{t('helocSigner.intro.steps.sign')}</li>
        </ol>
      </section>
      <JourneyForm
        form="heloc-signer/intro"
        extra={consent}
        onSubmit={submit}
        above={{ esignConsent: <Electronic />, esignCode: <SampleDocument /> }}
      />
    </div>
  )
}

function Electronic() {
  const t = useCopy()
  return (
    <div className="stack-small form-part">
      <h2>{t('helocSigner.intro.esign.heading')}</h2>
      <p className="muted">{t('helocSigner.intro.esign.why')}</p>
    </div>
  )
}
