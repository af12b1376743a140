import { Navigate } from 'react-router'
import { documentsOf } from '../../features/reading/documents-of.ts'
import { ReadingList } from '../../features/reading/reading-list.tsx'
import { SignatureIntro, signatureId } from '../../features/reading/signature-intro.tsx'
import { useRequiredReading } from '../../features/reading/use-required-reading.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { usePath } from '../../kit/journey/use-path.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatName } from '../../wording/format-name.ts'
import { NotaryPanel } from './session/parts/notary-panel.tsx'
import './session/parts/session.css'
import { useNotarySession } from './session/parts/use-notary-session.ts'

/** Page notary/session: the applicant signs the deed before the notary, with the code that the notary reads out. */
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
      {/* The deed would be pushed away by the notary, who takes more room than the wait. */}
      {!session.isConnecting && <ReadingList {...list} {...(session.data && { after: signatureId })} />}
      {session.data && (
        <div className="signature-form">
          <JourneyForm
            form="notary/session"
            extra={{ documents: read }}
            check={check}
            onSubmit={submit}
            before={
              <SignatureIntro
                heading={t('notary.session.sign.heading')}
                name={formatName(profile)}
                clock={heloc}
                means={[t('notary.session.means.home'), t('notary.session.means.cancel')]}
              />
            }
          />
        </div>
      )}
    </div>
  )
}

/** Whether the video session failed. Any other error can be retried on this page. */
const hasFailed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOTARY_UNAVAILABLE'
