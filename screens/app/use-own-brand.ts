import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findSessionTenant } from '../api/session/session.ts'
import { useJourney } from '../journey/journey-context.ts'

/**
 * Somebody who is signed in at one lender sees its pages, whatever brought them to the document of another: a bookmark, a
 * cookie that is gone. The server reads no token for a document, so it is told; where it was and answers another lender's
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
