import { closingDocuments, documentsOf } from '../../features/reading/documents-of.ts'
import { ReadingList } from '../../features/reading/reading-list.tsx'
import { ReadingProgress } from '../../features/reading/reading-progress.tsx'
import { SignatureIntro, signatureId } from '../../features/reading/signature-intro.tsx'
import { useRequiredReading } from '../../features/reading/use-required-reading.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatName } from '../../wording/format-name.ts'
import { LocationDialog } from './sign/parts/location-dialog.tsx'
import { usePlace } from './sign/parts/use-place.ts'

/**
 * Page signing/sign: asks for the location, and continues with or without it. The applicant reads each document to its end,
 * then signs all of them once.
 */
export default function SigningSign() {
  const t = useCopy()
  const { uuid, heloc, profile } = useOpenApplication()
  const submit = usePageSubmit('note')
  const { list, check, read } = useRequiredReading(documentsOf(heloc, closingDocuments))
  const { place: location, forget, ...question } = usePlace(uuid)
  return (
    <div className="stack-large">
      <PageHeading title={t('signing.sign.title')} lead={t('signing.sign.lead')} />
      <div className="signature-form">
        <JourneyForm
          form="signing/sign"
          extra={{ documents: read, ...(location && { location }) }}
          check={check}
          onSubmit={async (values) => {
            await submit(values)
            forget()
          }}
          before={
            <>
              <ReadingList {...list} after={signatureId} />
              <SignatureIntro
                heading={t('signing.sign.sign.heading')}
                name={formatName(profile)}
                clock={heloc}
                means={[
                  t('signing.sign.means.repay'),
                  t('signing.sign.means.home'),
                  t('signing.sign.means.cancel'),
                ]}
              />
            </>
          }
          foot={<ReadingProgress reading={list.reading} />}
        >
          <p className="small muted">{t(location ? 'signing.location.noted' : 'signing.location.refused')}</p>
        </JourneyForm>
      </div>
      <LocationDialog {...question} />
    </div>
  )
}
