import { ReadingList } from '../../features/reading/reading-list.tsx'
import { ReadingProgress } from '../../features/reading/reading-progress.tsx'
import { SignatureIntro, signatureId } from '../../features/reading/signature-intro.tsx'
import { useRequiredReading } from '../../features/reading/use-required-reading.ts'
import { useSigning } from '../../features/signer/signing-context.ts'
import { useAct } from '../../features/signer/use-act.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page heloc-signer/sign: a co-owner reads each document to its end, then signs all of them once. */
export default function SignerSign() {
  const t = useCopy()
  const { view } = useSigning()
  const submit = useAct('signature')
  const { list, check, read } = useRequiredReading(view.documents.filter(({ toSign }) => toSign))
  return (
    <div className="stack-large">
      <PageHeading title={t('helocSigner.sign.title')} lead={t('helocSigner.sign.lead')} />
      <div className="signature-form">
        <JourneyForm
          form="heloc-signer/sign"
          extra={{ documents: read }}
          check={check}
          onSubmit={submit}
          before={
            <>
              <ReadingList {...list} after={signatureId} />
              <SignatureIntro
                heading={t('helocSigner.sign.heading')}
                name={view.name}
                clock={view}
                means={[
                  t('helocSigner.intro.means.share'),
                  t('helocSigner.intro.means.debt'),
                  t('helocSigner.intro.means.free'),
                  t(
                    view.isCancellable
                      ? 'helocSigner.intro.means.cancel'
                      : 'helocSigner.intro.means.noCancel',
                  ),
                ]}
              />
            </>
          }
          foot={<ReadingProgress reading={list.reading} />}
        />
      </div>
    </div>
  )
}
