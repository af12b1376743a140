import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#engine'
import type { SessionEnd } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { isFlagOn } from '../../api/flags.ts'
import { findLoss } from '../../api/session/session.ts'
import { toast } from '../../frame/toast-store.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { isInSignerArea, loginPath } from '../../journey/login-path.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Messages for the reasons that the server gives. */
const reasons: Readonly<Record<string, CopyKey>> = {
  ENDED: 'shell.session.ended',
  PASSWORD: 'shell.session.password',
  LIMIT: 'shell.session.limit',
} satisfies Partial<Record<SessionEnd, CopyKey>>

/**
 * Tells the user that the session ended while a page was open, and redirects. If the server no longer knows the session,
 * the user goes to the login, or to registration if a flag says so (specification, section 8).
 */
export default function SessionEnded() {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { pages } = journey.source
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hours = useLimit('session', 'absoluteMs') / 3_600_000
  useEffect(() => {
    const loss = findLoss()
    const isLost = loss !== undefined
    const sentence = isLost ? (reasons[loss.reason] ?? 'shell.session.lost') : 'shell.session.elsewhere'
    const lead = async () => {
      const isRegistration =
        isLost &&
        !isInSignerArea(pages, pathname) &&
        (await isFlagOn('fe-heloc-register-on-session-loss', organization.orgCode))
      toast({ kind: 'info', text: [loss?.said, t(sentence, { hours })].filter(Boolean).join(' ') })
      navigate(isRegistration ? pathOf(pages, 'register') + search : loginPath(pages, pathname + search), {
        replace: true,
      })
    }
    void lead()
  }, [pages, organization.orgCode, pathname, search, navigate, t, hours])
  return <Skeleton block="320px" />
}
