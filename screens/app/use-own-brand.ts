import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findSessionTenant } from '../api/session/session.ts'
import { useJourney } from '../journey/journey-context.ts'

/**
 * Loads the document of the lender at which a person is signed in, if they came to that of another: by a bookmark, or
 * without their cookie. The server reads no token for a document, so it is told; where it was and answers another lender's
 * all the same, the address is of an application there.
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
