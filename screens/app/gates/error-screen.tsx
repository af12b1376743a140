import { use, useEffect } from 'react'
import { isReachable, subscribeToReachability } from '../../api/reachability.ts'
import { findOrganization, type Organization } from '../../journey/organization.ts'
import { ApiError, isNetworkFailure } from '../../kit/api/api-error.ts'
import { JourneyContext } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { LoadError, reload } from '../../kit/ui/load-module.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'

export interface ErrorScreenProps {
  readonly error: Error
  readonly onRetry: () => void
}

/**
 * Generic error screen (specification, section 8). Its texts come with the document, because the journey itself may have
 * failed to load.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  const journey = use(JourneyContext)
  const organization = journey?.organization ?? findOrganization(document)
  const snag = organization ? (
    <Snag organization={organization} {...props} />
  ) : (
    <p role="alert">{props.error.message}</p>
  )
  return journey ? snag : <main className="frame-bare">{snag}</main>
}

function Snag({ organization, error, onRetry }: ErrorScreenProps & { readonly organization: Organization }) {
  const { title, lead, network, unexpected, contact, retry: again, dashboard } = organization.tenant.snag
  const { phone, phoneFormatted, email } = organization.orgMetaData.companyInfo
  const retry = retryOf(error, onRetry)
  useRetryWhenReachable(error, retry)
  return (
    <div className="stack" role="alert">
      <PageHeading title={title} lead={lead} />
      {isCutOff(error) ? (
        <p>{network}</p>
      ) : (
        error instanceof ApiError && <p>{error.errors[0] ? error.message : unexpected}</p>
      )}
      <p>
        {contact}{' '}
        <a translate="no" href={`tel:${phone}`}>
          {phoneFormatted}
        </a>{' '}
        <a translate="no" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <div className="actions">
        <Button kind="primary" onClick={retry}>
          {again}
        </Button>
        <a className="button button-quiet" href="/dashboard">
          {dashboard}
        </a>
      </div>
    </div>
  )
}

/** Returns the action of 'Try again'. Browsers cache a failed import, so the document is reloaded. */
const retryOf = (error: Error, onRetry: () => void): (() => void) =>
  error instanceof LoadError ? reload : onRetry

const isCutOff = (error: Error): boolean =>
  isNetworkFailure(error) || (error instanceof LoadError && !navigator.onLine)

/** Retries automatically once the connection is back. */
function useRetryWhenReachable(error: Error, retry: () => void): void {
  useEffect(() => {
    if (!isCutOff(error)) return
    return subscribeToReachability(() => isReachable() && retry())
  }, [error, retry])
}
