import type { CopyKey } from '#generated/ids'
import { useConsent } from '../../api/use-consent.ts'
import { SampleDocument } from '../../features/consent/sample-document.tsx'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useAct } from '../../features/signer/use-act.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/** Page heloc-signer/intro: explains who asks and what a signature means, and asks for consent to read and sign online. */
export default function SignerIntro() {
  const t = useCopy()
  const { view } = useSigning()
  const { companyName } = useJourney().organization.orgMetaData.companyInfo
  const submit = useAct('consent')
  const consent = useConsent('esign')
  const { name, borrowerName, propertyAddress } = view
  const title = t('helocSigner.intro.heading', { borrowerName })
  useStateHeading(title)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t('helocSigner.intro.lead', { name })} />
      <SummaryList
        rows={[
          { label: t('helocSigner.intro.facts.home'), value: formatAddress(propertyAddress) },
          { label: t('helocSigner.intro.facts.applicant'), value: borrowerName },
          { label: t('helocSigner.intro.facts.lender'), value: companyName },
        ]}
      />
      <Points
        heading="helocSigner.intro.means.heading"
        points={[
          ...agreed,
          view.isCancellable ? 'helocSigner.intro.means.cancel' : 'helocSigner.intro.means.noCancel',
        ]}
      />
      <Points heading="helocSigner.intro.not.heading" points={notAgreed} />
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

const agreed: readonly CopyKey[] = ['helocSigner.intro.means.share', 'helocSigner.intro.means.free']

const notAgreed: readonly CopyKey[] = [
  'helocSigner.intro.means.debt',
  'helocSigner.intro.not.note',
  'helocSigner.intro.not.cost',
]

interface PointsProps {
  readonly heading: CopyKey
  readonly points: readonly CopyKey[]
}

function Points({ heading, points }: PointsProps) {
  const t = useCopy()
  return (
    <section className="stack-small">
      <h2>{t(heading)}</h2>
      <ul className="plain-list">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
    </section>
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
