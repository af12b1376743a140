import { useLocation } from 'react-router'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { formatName } from '../../journey/format-name.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { ReadingList } from '../../shell/reading-list.tsx'
import { SignatureIntro } from '../../shell/signature-intro.tsx'
import { documentsOf } from '../../shell/use-reading.ts'
import { useRequiredReading } from '../../shell/use-required-reading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { findPlace } from './sign/parts/find-place.ts'

/** signing/sign: each document read to its end, then one signature under all of them. */
export default function SigningSign() {
  const t = useCopy()
  const { heloc, profile } = useOpenApplication()
  const submit = usePageSubmit('note')
  const { state } = useLocation()
  const { list, check, read } = useRequiredReading(documentsOf(heloc, ['CLOSING_DISCLOSURE', 'NOTE']))
  const location = findPlace(state)
  return (
    <div className="stack-large">
      <PageHeading title={t('signing.sign.title')} lead={t('signing.sign.lead')} />
      <ReadingList {...list} />
      <div className="signature-form">
        <JourneyForm
          form="signing/sign"
          extra={{ documents: read, ...(location && { location }) }}
          check={check}
          onSubmit={submit}
          before={<SignatureIntro heading={t('signing.sign.sign.heading')} name={formatName(profile)} />}
        >
          <p className="small muted">{t(location ? 'signing.location.noted' : 'signing.location.refused')}</p>
        </JourneyForm>
      </div>
    </div>
  )
}
