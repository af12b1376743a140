import { useState } from 'react'
import { closingDocuments, documentsOf } from '../../features/reading/documents-of.ts'
import { ReadingList } from '../../features/reading/reading-list.tsx'
import { ReadingProgress } from '../../features/reading/reading-progress.tsx'
import { SignatureIntro, signatureId } from '../../features/reading/signature-intro.tsx'
import { useRequiredReading } from '../../features/reading/use-required-reading.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatName } from '../../wording/format-name.ts'
import { askPlace } from './sign/parts/ask-place.ts'
import { type AskedPlace, usePlace } from './sign/parts/use-place.ts'

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

type LocationDialogProps = Pick<AskedPlace, 'isAsking' | 'onAnswered' | 'onClose'>

/** Dialog that explains the request for the location before the browser asks. A refusal does not stop the signing. */
function LocationDialog({ isAsking, onClose, onAnswered }: LocationDialogProps) {
  const t = useCopy()
  const [asking, setAsking] = useState(false)
  const share = async () => {
    setAsking(true)
    onAnswered(await askPlace())
    setAsking(false)
  }
  return (
    <Dialog title={t('signing.location.title')} open={isAsking} onClose={onClose}>
      <div className="stack">
        <p>{t('signing.location.text')}</p>
        <p className="muted">{t('signing.location.once')}</p>
        <div className="actions">
          <Button
            kind="primary"
            busy={asking}
            busyLabel={t('signing.location.asking')}
            onClick={() => void share()}
          >
            {t('signing.location.allow')}
          </Button>
          <Button kind="quiet" onClick={() => onAnswered(undefined)}>
            {t('signing.location.refuse')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
