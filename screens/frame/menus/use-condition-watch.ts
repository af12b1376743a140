import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'
import { useIsSignerArea } from '../../journey/signer-session.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { findStored } from '../../storage/browser-store.ts'

/**
 * Looks every minute, and when somebody comes back to the window, at what reviewers ask of the application that is open or
 * was last; where that changed, the account list is read again and the bell shows it. A co-owner's own requests stand in the
 * account list alone, so it is read again itself. Keeps no session alive.
 */
export function useConditionWatch(applies: boolean): void {
  const subject = useSubject()
  const isSignerArea = useIsSignerArea()
  const { pathname } = useLocation()
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const application = [...pathname.split('/'), findStored('applicationUuid')].find((part) => isUuid(part))
  const isOn = applies && subject !== undefined && (isSignerArea || application !== undefined)
  useEffect(() => {
    if (!isOn) return
    let known: string | undefined
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      if (isSignerArea || application === undefined) return noteAccountChange()
      const asked = await askedOf(application)
      if (known !== undefined && asked !== undefined && asked !== known) noteAccountChange()
      known = asked ?? known
    }
    // The account list of a co-owner has just been read.
    if (!isSignerArea) void look()
    const timer = setInterval(() => void look(), refetchMs)
    const back = () => void look()
    window.addEventListener('focus', back)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', back)
    }
  }, [isOn, isSignerArea, application, refetchMs])
}

/** What reviewers ask for, as one text; undefined where it cannot be had, which costs a notice and never the page. */
const askedOf = (application: string): Promise<string | undefined> =>
  calls.conditions(application).then(
    (conditions) => JSON.stringify(conditions),
    () => undefined,
  )
