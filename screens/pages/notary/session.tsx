import { useState } from 'react'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { useCopy } from '../../journey/use-copy.ts'
import { usePage } from '../../journey/use-page.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { ReadingList } from '../../shell/reading-list.tsx'
import { SignatureIntro } from '../../shell/signature-intro.tsx'
import { documentsOf, useReading } from '../../shell/use-reading.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { NotaryPanel } from './session/parts/notary-panel.tsx'
import './session/parts/session.css'
import { useNotarySession } from './session/parts/use-notary-session.ts'

const readingId = 'documents'

/** notary/session: the deed, signed before the notary with the code that they say. */
export default function NotarySession() {
  const t = useCopy()
  const { heloc } = usePage('notary/session')
  const submit = usePageSubmit('deed')
  const session = useNotarySession()
  const reading = useReading(documentsOf(heloc, ['DEED']))
  const [strict, setStrict] = useState(false)
  const missing = t('document.reading.missing', { open: reading.open })
  const isOpen = reading.open > 0 || reading.documents.length === 0
  const check = () => {
    setStrict(true)
    return isOpen ? [{ target: readingId, message: missing }] : []
  }
  return (
    <div className="stack-large">
      <PageHeading title={t('notary.session.title')} lead={t('notary.session.lead')} />
      <NotaryPanel {...session} />
      <ReadingList id={readingId} reading={reading} error={strict && isOpen ? missing : undefined} />
      {session.data && (
        <div className="signature-form">
          <JourneyForm
            form="notary/session"
            extra={{ documents: [...reading.read] }}
            check={check}
            onSubmit={submit}
            before={<SignatureIntro heading={t('notary.session.sign.heading')} />}
          />
        </div>
      )}
    </div>
  )
}
