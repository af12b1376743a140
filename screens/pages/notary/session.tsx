import { Navigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { formatName } from '../../journey/format-name.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { usePath } from '../../journey/use-path.ts'
import { ReadingList } from '../../shell/reading-list.tsx'
import { SignatureIntro } from '../../shell/signature-intro.tsx'
import { documentsOf } from '../../shell/use-reading.ts'
import { useRequiredReading } from '../../shell/use-required-reading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { NotaryPanel } from './session/parts/notary-panel.tsx'
import './session/parts/session.css'
import { useNotarySession } from './session/parts/use-notary-session.ts'

/** notary/session: the deed, signed before the notary with the code that they say. */
export default function NotarySession() {
  const t = useCopy()
  const { heloc, profile } = useOpenApplication()
  const submit = usePageSubmit('deed')
  const path = usePath()
  const session = useNotarySession()
  const { list, check, read } = useRequiredReading(documentsOf(heloc, ['DEED']))
  if (hasFailed(session.error)) return <Navigate to={path('notary/error')} replace />
  return (
    <div className="stack-large">
      <PageHeading title={t('notary.session.title')} lead={t('notary.session.lead')} />
      <NotaryPanel {...session} />
      <ReadingList {...list} />
      {session.data && (
        <div className="signature-form">
          <JourneyForm
            form="notary/session"
            extra={{ documents: read }}
            check={check}
            onSubmit={submit}
            before={<SignatureIntro heading={t('notary.session.sign.heading')} name={formatName(profile)} />}
          />
        </div>
      )}
    </div>
  )
}

/** The video did not come about; anything else that goes wrong may be tried again on this page. */
const hasFailed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOTARY_UNAVAILABLE'
