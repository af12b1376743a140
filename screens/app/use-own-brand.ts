import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findSessionTenant } from '../api/session/session.ts'
import { useJourney } from '../kit/journey/journey-context.ts'

/**
 * Reloads the document of the lender at which the user is signed in, if the current document is another lender's: after
 * opening a bookmark, or without the cookie. The server reads no token for a document, so the lender is sent in the query.
 * If the server still answers with another lender's document, the address belongs to an application there, and nothing
 * more happens.
 */
export function useOwnBrand(): void {
  const { code } = useJourney().organization.tenant
  const { pathname, search } = useLocation()
  useEffect(() => {
    const own = findSessionTenant()
    const query = new URLSearchParams(search)
    if (own === undefined || own === code || query.get('org') === own) return
    query.set('org', own)
    window.location.replace(`${pathname}?${query}`)
  }, [code, pathname, search])
}
