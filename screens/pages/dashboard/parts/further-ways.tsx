import { useEffect } from 'react'
import { useAccountKind } from '../../../features/account/use-account-kind.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { useStateHeading } from '../../../kit/journey/use-state-heading.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const CoOwnerWay = lazyPart(() => import('./co-owner-way.tsx'))

interface FurtherWaysProps {
  /** Whether the user has no application yet. */
  readonly isFirst: boolean
  /** Says whether the user can only sign here; the page's heading depends on it. */
  readonly tellCoOwner: (isCoOwner: boolean) => void
}

/**
 * Ways beside the user's applications: to what a co-owner signs, and to a new application, unless borrowers come by invitation
 * only. If there is none yet, brokers who signed in as customers find the way to their borrowers, on another document.
 */
export default function FurtherWays({ isFirst, tellCoOwner }: FurtherWaysProps) {
  const t = useCopy()
  const path = usePath()
  const { setup } = useJourney().organization.tenant
  const kind = useAccountKind()
  const isCoOwner = kind === 'CO_OWNER'
  useEffect(() => tellCoOwner(isCoOwner), [isCoOwner, tellCoOwner])
  useStateHeading(t(isCoOwner ? 'dashboard.coOwner.title' : 'dashboard.title'))
  return (
    <div className="stack">
      {isFirst && kind === 'BROKER' && (
        <p>
          <Text id="dashboard.broker" link={new URL('/agent', location.origin).href} />
        </p>
      )}
      {isCoOwner && <CoOwnerWay />}
      {setup === 'RETAIL' && (
        <div>
          <LinkButton to={path('register')} {...(isFirst && !isCoOwner && { kind: 'primary' })}>
            {t(isFirst ? 'dashboard.apply' : 'dashboard.another')}
          </LinkButton>
        </div>
      )}
      {!isCoOwner && (
        <p className="muted">
          <Text id="dashboard.coOwner" link={path('heloc-signer/resume')} />
        </p>
      )}
    </div>
  )
}
