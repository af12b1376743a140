import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { signerCalls } from '../../features/signer/signer-calls.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { useStateHeading } from '../../kit/journey/use-state-heading.ts'
import { Card } from '../../kit/ui/card.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { FailureNotice } from '../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { SupportPhone } from '../../wording/support-contact.tsx'
import { CoOwner } from './additional/parts/co-owner.tsx'

/** Page signing/additional: lists the other signers of the deed, their progress, and their invitations. */
export default function SigningAdditional() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  useLiveApplication()
  const { helocSigners = [] } = heloc
  const count = helocSigners.length || 1
  const isRefused = helocSigners.some(({ refusal }) => refusal !== undefined)
  const title = t(isRefused ? 'signing.additional.refused.title' : 'signing.additional.title')
  useStateHeading(title)
  return (
    <div className="stack-large">
      <PageHeading title={title} lead={t('signing.additional.lead', { count })} />
      <CoOwners />
      <section className="stack-small">
        <h2>{t('signing.additional.asked.heading')}</h2>
        <ul className="plain-list">
          <li>{t('signing.additional.asked.steps')}</li>
          <li>{t('signing.additional.asked.share')}</li>
          <li>{t('signing.additional.asked.cost')}</li>
          <li>{t('signing.additional.notes.private')}</li>
        </ul>
      </section>
      {!isRefused && (
        <section className="stack-small">
          <h2>{t('signing.additional.notes.heading')}</h2>
          <ul className="plain-list">
            <li>{t('signing.additional.notes.time')}</li>
            <li>{t('signing.additional.notes.leave')}</li>
          </ul>
          <p>
            {t('signing.additional.notes.wrong')} <SupportPhone />
          </p>
        </section>
      )}
    </div>
  )
}

/** List of the co-owners. The form for an address is open for one at a time, at first for the first who was not invited. */
function CoOwners() {
  const [asked, setAsked] = useState<string>()
  const { uuid, heloc } = useOpenApplication()
  // Every act of a co-owner raises the version, so the list is read again with it.
  const { data, error, refetch } = useQuery({
    queryKey: ['co-deed', uuid, heloc.version],
    queryFn: () => signerCalls.status(uuid),
    placeholderData: (before) => before,
  })
  if (error) return <FailureNotice error={error} />
  if (!data)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  const next = data.signers.find(({ email }) => email === undefined)?.uuid
  const current = asked ?? next
  return (
    <div className="stack">
      {data.signers.map((signer) => (
        <CoOwner
          key={signer.uuid}
          signer={signer}
          isAsked={signer.uuid === current}
          onAsk={setAsked}
          onInvited={async () => {
            await refetch()
            setAsked(undefined)
          }}
        />
      ))}
    </div>
  )
}
