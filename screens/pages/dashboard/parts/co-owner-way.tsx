import { useQuery } from '@tanstack/react-query'
import { turnOfSigner } from '#engine'
import { signerCalls, signingKey } from '../../../features/signer/signer-calls.ts'
import { isNotFound } from '../../../kit/api/api-error.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { LinkButton } from '../../../kit/ui/link-button.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/**
 * Way of a co-owner to what they sign; once nothing is asked of them, it says so, and leads to how it stands. Where no application
 * names their account, there is nothing to lead to.
 */
export default function CoOwnerWay() {
  const t = useCopy()
  const path = usePath()
  const { journey } = useJourney()
  const { data, error, isLoading } = useQuery({ queryKey: signingKey, queryFn: signerCalls.signing })
  if (isLoading) return null
  if (isNotFound(error)) return <p>{t('dashboard.coOwner.none')}</p>
  const isTheirs = !data || turnOfSigner(journey.source.pages, data.step) === 'signer'
  return (
    <div className="stack-small">
      {data && isTheirs && <p>{t('dashboard.coOwner.asked')}</p>}
      {data?.hold && (
        <p>
          <strong>{data.hold.title}.</strong> {data.hold.text}
        </p>
      )}
      {!isTheirs && !(data.hold && data.step === 'SIGNED') && (
        <p>
          {t('dashboard.coOwner.rest', { step: data.step })} {data.standing}
        </p>
      )}
      <div>
        <LinkButton to={path('heloc-signer/resume')} kind="primary">
          {t(isTheirs ? 'dashboard.sign' : 'dashboard.look')}
        </LinkButton>
      </div>
    </div>
  )
}
