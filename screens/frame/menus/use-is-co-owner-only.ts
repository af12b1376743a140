import { useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { calls } from '../../api/calls.ts'
import { useFact } from '../../api/public-facts.ts'
import { countAccountChanges, subscribeToAccountChanges } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'

/**
 * Whether the user of an account page is a co-owner without an application of their own, who can only sign here; undefined
 * until known. The pages of an application and the signers' area are never asked about.
 */
export function useIsCoOwnerOnly(): boolean | undefined {
  const subject = useSubject()
  const isAccountPage = useLocation().pathname.startsWith('/dashboard')
  const changes = useSyncExternalStore(subscribeToAccountChanges, countAccountChanges)
  const key = isAccountPage && subject !== undefined ? `co-owner ${subject} ${changes}` : undefined
  // If a call fails, the user gets an applicant's menu.
  const { data } = useFact(key, () => askCoOwnerOnly().catch(() => false))
  // The previous answer stays until the new one has arrived, unless another user has signed in.
  const known = useRef({ subject, data })
  if (data !== undefined || known.current.subject !== subject) known.current = { subject, data }
  return key === undefined ? false : known.current.data
}

async function askCoOwnerOnly(): Promise<boolean> {
  const { profileType } = await calls.identity()
  return profileType === 'CO_DEEDER' && (await calls.applications()).list.length === 0
}
