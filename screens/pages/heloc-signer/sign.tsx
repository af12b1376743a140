import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { ReadingList } from '../../shell/reading-list.tsx'
import { SignatureIntro } from '../../shell/signature-intro.tsx'
import { useRequiredReading } from '../../shell/use-required-reading.ts'
import { useSigning } from '../../signer/signing-context.ts'
import { useAct } from '../../signer/use-act.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** heloc-signer/sign: each document read to its end, then one signature under both. */
export default function SignerSign() {
  const t = useCopy()
  const { view } = useSigning()
  const submit = useAct('signature')
  const { list, check, read } = useRequiredReading(view.documents.filter(({ toSign }) => toSign))
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.sign.title')} lead={t('helocSigner.sign.lead')} />
      <ReadingList {...list} />
      <div className="signature-form">
        <JourneyForm
          form="heloc-signer/sign"
          extra={{ documents: read }}
          check={check}
          onSubmit={submit}
          before={<SignatureIntro heading={t('helocSigner.sign.heading')} name={view.name} />}
        />
      </div>
    </div>
  )
}
