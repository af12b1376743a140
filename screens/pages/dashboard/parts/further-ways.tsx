import { useQuery } from '@tanstack/react-query'
import { calls } from '../../../api/calls.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { usePath } from '../../../journey/use-path.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Text } from '../../../wording/text.tsx'
import { useCopy } from '../../../wording/use-copy.ts'

/**
 * Ways beside the user's applications: to what a co-owner signs, and to a new application, unless borrowers come by invitation
 * only. If there is none yet, brokers who signed in as customers find the way to their borrowers, on another document.
 */
export default function FurtherWays({ isFirst }: { readonly isFirst: boolean }) {
  const t = useCopy()
  const path = usePath()
  const { setup } = useJourney().organization.tenant
  const { data } = useQuery({ queryKey: ['identity'], queryFn: calls.identity, enabled: isFirst })
  const kind = isFirst ? data?.profileType : undefined
  const isCoOwner = kind === 'CO_DEEDER'
  return (
    <div className="stack">
      {kind === 'BROKER' && (
        <p>
          <Text id="dashboard.broker" link={new URL('/agent', location.origin).href} />
        </p>
      )}
      {isCoOwner && (
        <div>
          <LinkButton to={path('heloc-signer/resume')} kind="primary">
            {t('dashboard.sign')}
          </LinkButton>
        </div>
      )}
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
