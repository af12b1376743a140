import { use, useEffect } from 'react'
import { isNetworkFailure } from '../api/api-error.ts'
import { isReachable, subscribeToReachability } from '../api/reachability.ts'
import { JourneyContext, type JourneyValue } from '../journey/journey-context.ts'
import { SupportEmail, SupportPhone } from '../journey/support-contact.tsx'
import { createTranslate } from '../journey/use-copy.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-module.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export interface ErrorScreenProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The generic error screen (specification, section 8). Before the journey is there, the error says itself what is missing. */
export function ErrorScreen(props: ErrorScreenProps) {
  const journey = use(JourneyContext)
  if (!journey)
    return (
      <main className="frame-bare" role="alert">
        {props.error.message}
      </main>
    )
  return <Worded journey={journey} {...props} />
}

function Worded({ journey, error, onRetry }: ErrorScreenProps & { readonly journey: JourneyValue }) {
  const t = createTranslate(journey)
  const retry = retryOf(error, onRetry)
  useRetryWhenReachable(error, retry)
  return (
    <div className="stack" role="alert">
      <PageHeading title={t('errors.screen.title')} lead={t('errors.screen.lead')} />
      {isCutOff(error) && <p>{t('errors.network')}</p>}
      <p>
        {t('errors.screen.contact')} <SupportPhone /> <SupportEmail />
      </p>
      <div className="actions">
        <Button kind="primary" onClick={retry}>
          {t('errors.screen.retry')}
        </Button>
        <a className="button button-quiet" href="/dashboard">
          {t('errors.screen.dashboard')}
        </a>
      </div>
    </div>
  )
}

/** A browser keeps the failure of a part of the page, so the document is loaded anew; not offline, where nothing would be left. */
function retryOf(error: Error, onRetry: () => void): () => void {
  if (!(error instanceof LoadError)) return onRetry
  return () => {
    if (navigator.onLine) window.location.reload()
  }
}

const isCutOff = (error: Error): boolean =>
  isNetworkFailure(error) || (error instanceof LoadError && !navigator.onLine)

/** Whoever was cut off goes on by themselves once the line is back. */
function useRetryWhenReachable(error: Error, retry: () => void): void {
  useEffect(() => {
    if (!isCutOff(error)) return
    return subscribeToReachability(() => isReachable() && retry())
  }, [error, retry])
}
