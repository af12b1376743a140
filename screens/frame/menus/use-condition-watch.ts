import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { useSubject } from '../../api/session/session.ts'
import { useIsSignerArea } from '../../journey/signer-session.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { whileVisible } from '../../kit/journey/while-visible.ts'
import { findStored } from '../../storage/browser-store.ts'

/**
 * Polls the conditions of the last application every minute and when the window gets the focus. If they have changed, the
 * account list is read again and the bell shows it. An open application reads its own. A co-owner's conditions appear only in
 * the account list, so that list is read instead. The polls do not keep a session alive.
 */
export function useConditionWatch(applies: boolean): void {
  const subject = useSubject()
  const isSignerArea = useIsSignerArea()
  const { pathname } = useLocation()
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const last = findStored('applicationUuid')
  const application = isUuid(last) && !pathname.split('/').some(isUuid) ? last : undefined
  const isOn = applies && subject !== undefined && (isSignerArea || application !== undefined)
  useEffect(() => {
    if (!isOn) return
    let known: string | undefined
    const look = async () => {
      if (isSignerArea || application === undefined) return noteAccountChange()
      const asked = await askedOf(application)
      if (known !== undefined && asked !== undefined && asked !== known) noteAccountChange()
      known = asked ?? known
    }
    // The account list of a co-owner has just been read.
    if (!isSignerArea) void look()
    const back = () => void look()
    const stop = whileVisible(back, refetchMs)
    window.addEventListener('focus', back)
    return () => {
      stop()
      window.removeEventListener('focus', back)
    }
  }, [isOn, isSignerArea, application, refetchMs])
}

/** Reads the conditions as one text, to compare. Undefined if that fails, which costs only a notification. */
const askedOf = (application: string): Promise<string | undefined> =>
  calls.conditions(application).then(
    (conditions) => JSON.stringify(conditions),
    () => undefined,
  )
