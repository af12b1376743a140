import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#engine'
import { isFlagOn } from '../api/flags.ts'
import { findLoss } from '../api/session.ts'
import { useJourney } from '../journey/journey-context.ts'
import { isInSignerArea, loginPath } from '../journey/login-path.ts'
import { useCopy } from '../journey/use-copy.ts'
import { toast } from '../shell/toast-store.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/**
 * The session ended while a page was open: says so and leads on. A session that the server no longer knows leads to the
 * login, or to registration where a flag says so (specification, section 8).
 */
export default function SessionEnded() {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { pages } = journey.source
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const loss = findLoss()
    const isLost = loss !== undefined
    const lead = async () => {
      const isRegistration =
        isLost &&
        !isInSignerArea(pages, pathname) &&
        (await isFlagOn('fe-heloc-register-on-session-loss', organization.orgCode))
      const text = t(isLost ? 'shell.session.lost' : 'shell.session.elsewhere')
      toast({ kind: 'info', text: loss ? `${loss} ${text}` : text })
      navigate(isRegistration ? pathOf(pages, 'register') + search : loginPath(pages, pathname + search), {
        replace: true,
      })
    }
    void lead()
  }, [pages, organization.orgCode, pathname, search, navigate, t])
  return <Skeleton block="320px" />
}
