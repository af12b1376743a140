import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearSession, findToken } from '../../api/session/session.ts'
import { signInCalls } from '../../api/session/sign-in-calls.ts'
import { followRedirect, redirectTarget } from '../../journey/follow-redirect.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'

/**
 * Signs out at the server and on this device, then follows the server's redirect, or goes to the general login if it sends
 * none (support specification 8). The device is signed out even if the server does not answer. Returns true until that is
 * done. Its entry of the history signs nobody out again: going back to it must not end the next session.
 */
export function useSigningOut(mode: 'customer' | 'signer'): boolean {
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { pages } = journey.source
  const { pathname, state } = useLocation()
  const wasLeft = state?.isLeft === true
  const navigate = useNavigate()
  const told = useRef(false)
  const [isLeaving, setLeaving] = useState(() => mode === 'signer' || (!wasLeft && findToken() !== undefined))
  useEffect(() => {
    if (!isLeaving || told.current) return
    told.current = true
    const leave = (target: string) => {
      clearSession()
      if (mode === 'signer' || target !== pathname)
        followRedirect(target, (path) => navigate(path, { replace: true }))
      else setLeaving(false)
    }
    signInCalls.logout({ applicationName: 'heloc', orgCode, mode }).then(
      ({ redirect }) => leave(redirectTarget(pages, pathname, redirect)),
      () => leave('/auth/login'),
    )
  }, [isLeaving, orgCode, mode, pages, pathname, navigate])
  useEffect(() => {
    if (!isLeaving && !wasLeft) navigate(pathname, { replace: true, state: { isLeft: true } })
  }, [isLeaving, wasLeft, pathname, navigate])
  return isLeaving
}
