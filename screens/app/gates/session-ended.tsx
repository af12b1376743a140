import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathOf } from '#engine'
import { isFlagOn } from '../../api/flags.ts'
import { findLoss, noteLossTold } from '../../api/session/session.ts'
import { lossSentence } from '../../features/access/loss-sentence.ts'
import { isInSignerArea, loginPath } from '../../journey/login-path.ts'
import { pause } from '../../kit/api/retry.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { Opening } from '../../kit/routes/opening.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findStored } from '../../storage/browser-store.ts'

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
    const lead = async () => {
      // Another window may have found the session ended. The one that keeps what was typed hears of it after this page.
      await pause(0)
      const isLost = findLoss() !== undefined || findStored('draftOwner') !== undefined
      const isRegistration =
        isLost &&
        !isInSignerArea(pages, pathname) &&
        (await isFlagOn('fe-heloc-register-on-session-loss', organization.orgCode))
      // Read as late as this, for a call that was refused after the first one and says more.
      const loss = findLoss()
      const sentence = isLost ? lossSentence(loss?.reason) : 'shell.session.elsewhere'
      toast({ kind: 'info', text: [loss?.said, t(sentence, { hours })].filter(Boolean).join(' ') })
      const to = isRegistration ? pathOf(pages, 'register') + search : loginPath(pages, pathname + search)
      noteLossTold()
      navigate(to, { replace: true, state: { loss: loss?.reason } })
    }
    void lead()
  }, [pages, organization.orgCode, pathname, search, navigate, t, hours])
  return <Opening />
}
