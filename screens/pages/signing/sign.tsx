import { useState } from 'react'
import { useLocation } from 'react-router'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePage } from '../../journey/use-page.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { ReadingList } from '../../shell/reading-list.tsx'
import { SignatureIntro } from '../../shell/signature-intro.tsx'
import { documentsOf, useReading } from '../../shell/use-reading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { findPlace } from './sign/parts/find-place.ts'

const readingId = 'documents'

/** signing/sign: each document read to its end, then one signature under all of them. */
export default function SigningSign() {
  const t = useCopy()
  const { heloc } = usePage('signing/sign')
  const submit = usePageSubmit('note')
  const { state } = useLocation()
  const reading = useReading(documentsOf(heloc, ['CLOSING_DISCLOSURE', 'NOTE']))
  const [strict, setStrict] = useState(false)
  const location = findPlace(state)
  const missing = t('document.reading.missing', { open: reading.open })
  const isOpen = reading.open > 0 || reading.documents.length === 0
  const check = () => {
    setStrict(true)
    return isOpen ? [{ target: readingId, message: missing }] : []
  }
  return (
    <div className="stack-large">
      <PageHeading title={t('signing.sign.title')} lead={t('signing.sign.lead')} />
      <ReadingList id={readingId} reading={reading} error={strict && isOpen ? missing : undefined} />
      <div className="signature-form">
        <JourneyForm
          form="signing/sign"
          extra={{ documents: [...reading.read], ...(location && { location }) }}
          check={check}
          onSubmit={submit}
          before={<SignatureIntro heading={t('signing.sign.sign.heading')} />}
        >
          <p className="small muted">{t(location ? 'signing.location.noted' : 'signing.location.refused')}</p>
        </JourneyForm>
      </div>
    </div>
  )
}
