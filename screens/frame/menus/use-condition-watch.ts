import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { findStored } from '../../storage/browser-store.ts'

/**
 * Looks every minute, and when somebody comes back to the window, at what reviewers ask of the application that is open or
 * was last; where that changed, the account list is read again and the bell shows it. Keeps no session alive.
 */
export function useConditionWatch(applies: boolean): void {
  const subject = useSubject()
  const { pathname } = useLocation()
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const application = applies
    ? (pathname.split('/').find(isUuid) ?? findStored('applicationUuid'))
    : undefined
  useEffect(() => {
    if (application === undefined || subject === undefined) return
    let known: string | undefined
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const asked = await askedOf(application)
      if (known !== undefined && asked !== undefined && asked !== known) noteAccountChange()
      known = asked ?? known
    }
    void look()
    const timer = setInterval(() => void look(), refetchMs)
    const back = () => void look()
    window.addEventListener('focus', back)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', back)
    }
  }, [application, subject, refetchMs])
}

/** What reviewers ask for, as one text; undefined where it cannot be had, which costs a notice and never the page. */
const askedOf = (application: string): Promise<string | undefined> =>
  calls.conditions(application).then(
    (conditions) => JSON.stringify(conditions),
    () => undefined,
  )
