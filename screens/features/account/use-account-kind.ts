import { useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import { calls } from '../../api/calls.ts'
import { countAccountChanges, subscribeToAccountChanges } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'
import { useFact } from '../../kit/api/public-facts.ts'

/** A co-owner has no application of their own and can only sign here. */
type AccountKind = 'APPLICANT' | 'BROKER' | 'CO_OWNER'

/**
 * Kind of the user, asked once for all parts of a page; undefined until known. On the pages of an application it is not asked,
 * and everybody counts as an applicant.
 */
export function useAccountKind(): AccountKind | undefined {
  const subject = useSubject()
  const isOfApplication = useLocation().pathname.split('/').some(isUuid)
  const changes = useSyncExternalStore(subscribeToAccountChanges, countAccountChanges)
  const key = !isOfApplication && subject !== undefined ? `account kind ${subject} ${changes}` : undefined
  // If a call fails, the user gets an applicant's menu.
  const { data } = useFact(key, () => askKind().catch(() => 'APPLICANT' as const))
  // The previous answer stays until the new one has arrived, unless another user has signed in.
  const known = useRef({ subject, data })
  if (data !== undefined || known.current.subject !== subject) known.current = { subject, data }
  return key === undefined ? 'APPLICANT' : known.current.data
}

async function askKind(): Promise<AccountKind> {
  const { profileType } = await calls.identity()
  if (profileType === 'BROKER') return profileType
  const signs = profileType === 'CO_DEEDER' && (await calls.applications()).list.length === 0
  return signs ? 'CO_OWNER' : 'APPLICANT'
}
