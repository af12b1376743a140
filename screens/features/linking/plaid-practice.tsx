import { useNavigate } from 'react-router'
import { usePath } from '../../kit/journey/use-path.ts'
import type { LinkWindowProps } from './link-adapter.ts'
import { savePendingLink } from './pending-link.ts'
import { PracticeWindow } from './practice-window.tsx'

/**
 * Practice window of Plaid: most banks are linked in it. Some require a sign-in at their own site, which returns to
 * plaid-oauth-success.
 */
export function PlaidPractice({ onEnd, ...props }: LinkWindowProps) {
  const path = usePath()
  const navigate = useNavigate()
  return (
    <PracticeWindow
      {...props}
      onEnd={(end, choice) => {
        if (end.kind !== 'linked' || choice?.ownSite !== true) return onEnd(end)
        const { linking, session } = props
        savePendingLink({ linking, publicToken: end.publicToken, name: end.name })
        navigate(`${path('plaid-oauth-success')}?oauth_state_id=${encodeURIComponent(session.linkToken)}`)
      }}
    />
  )
}
