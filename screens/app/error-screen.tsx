import { use } from 'react'
import { JourneyContext, type JourneyValue } from '../journey/journey-context.ts'
import { SupportEmail, SupportPhone } from '../journey/support-contact.tsx'
import { createTranslate } from '../journey/use-copy.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export interface ErrorScreenProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The generic error screen (specification, section 8). Before the journey is there, the error says itself what is missing. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const journey = use(JourneyContext)
  if (!journey)
    return (
      <main className="frame-bare" role="alert">
        {error.message}
      </main>
    )
  return <Worded journey={journey} onRetry={onRetry} />
}

function Worded({ journey, onRetry }: { readonly journey: JourneyValue; readonly onRetry: () => void }) {
  const t = createTranslate(journey)
  return (
    <div className="stack" role="alert">
      <PageHeading title={t('errors.screen.title')} lead={t('errors.screen.lead')} />
      <p>
        {t('errors.screen.contact')} <SupportPhone /> <SupportEmail />
      </p>
      <div className="actions">
        <Button kind="primary" onClick={onRetry}>
          {t('errors.screen.retry')}
        </Button>
        <a className="button button-quiet" href="/dashboard">
          {t('errors.screen.dashboard')}
        </a>
      </div>
    </div>
  )
}
