import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { clearSession, findToken } from '../../api/session/session.ts'
import { signInCalls } from '../../api/session/sign-in-calls.ts'
import { followRedirect, redirectTarget } from '../../journey/follow-redirect.ts'
import { useJourney } from '../../journey/journey-context.ts'

/**
 * Signs out at the server and on this device, then follows the server's redirect, or goes to the general login if it sends
 * none (support specification 8). The device is signed out even if the server does not answer. Returns true until that is
 * done.
 */
export function useSigningOut(mode: 'customer' | 'signer'): boolean {
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { pages } = journey.source
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const told = useRef(false)
  const [isLeaving, setLeaving] = useState(() => mode === 'signer' || findToken() !== undefined)
  useEffect(() => {
    if (!isLeaving || told.current) return
    told.current = true
    const leave = (target: string) => {
      clearSession()
      setLeaving(false)
      if (mode === 'signer' || target !== pathname)
        followRedirect(target, (path) => navigate(path, { replace: true }))
    }
    signInCalls.logout({ applicationName: 'heloc', orgCode, mode }).then(
      ({ redirect }) => leave(redirectTarget(pages, pathname, redirect)),
      () => leave('/auth/login'),
    )
  }, [isLeaving, orgCode, mode, pages, pathname, navigate])
  return isLeaving
}
