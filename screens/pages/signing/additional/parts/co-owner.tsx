import { formatDate } from '#engine'
import type { CoDeedStatusResponse } from '#generated/api'
import { signerCalls } from '../../../../features/signer/signer-calls.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { JourneyForm } from '../../../../kit/forms/journey-form.tsx'
import { Button } from '../../../../kit/ui/button.tsx'
import { Card } from '../../../../kit/ui/card.tsx'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { Refused } from './refused.tsx'
import { SendAgain } from './send-again.tsx'

export interface CoOwnerProps {
  readonly signer: CoDeedStatusResponse['signers'][number]
  /** Whether the form for their address is open. */
  readonly isAsked: boolean
  /** Opens the form for this co-owner's address; undefined closes it. */
  readonly onAsk: (signer: string | undefined) => void
  readonly onInvited: () => Promise<void>
}

/** Card of a co-owner, with their progress and the invitation. */
export function CoOwner({ signer, isAsked, onAsk, onInvited }: CoOwnerProps) {
  const t = useCopy()
  const { uuid, name = '', email, status = 'INITIAL', refusal } = signer
  return (
    <Card title={name}>
      <p>
        {status === 'COMPLETE' && <Icon name="check" />} {t(`signing.additional.state.${stateOf(signer)}`)}
      </p>
      <Invited signer={signer} />
      {refusal && <Refused name={name} reason={refusal} />}
      {isAsked && <Invitation signer={signer} onInvited={onInvited} onKeep={() => onAsk(undefined)} />}
      {!isAsked && status !== 'COMPLETE' && (
        <div className="actions">
          {email && <SendAgain signer={signer} />}
          {(status === 'INITIAL' || refusal) && (
            <Button kind="quiet" onClick={() => onAsk(uuid)}>
              {t(email ? 'signing.additional.change' : 'signing.additional.give')}{' '}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function stateOf({ status = 'INITIAL', email, refusal }: CoOwnerProps['signer']) {
  if (refusal !== undefined) return refusal
  return status === 'INITIAL' && email ? 'INVITED' : status
}

function Invited({ signer: { email, invitedAt, status } }: Pick<CoOwnerProps, 'signer'>) {
  const t = useCopy()
  const { timeZone } = useOpenApplication().heloc
  if (email === undefined || invitedAt === undefined || status === 'COMPLETE') return null
  return (
    <p className="muted">
      {t('signing.additional.invited', { email, date: formatDate(invitedAt, timeZone) })}
    </p>
  )
}

interface InvitationProps {
  readonly signer: CoOwnerProps['signer']
  readonly onInvited: () => Promise<void>
  readonly onKeep: () => void
}

function Invitation({ signer, onInvited, onKeep }: InvitationProps) {
  const t = useCopy()
  const { uuid } = useOpenApplication()
  const { email } = signer
  return (
    <JourneyForm
      form="signing/additional"
      draft={signer.uuid ?? ''}
      onSubmit={async (values) => {
        await signerCalls.invite(uuid, signer.uuid ?? '', values.email, crypto.randomUUID())
        await onInvited()
      }}
      back={
        email && (
          <Button kind="quiet" onClick={onKeep}>
            {t('signing.additional.keep', { email })}
          </Button>
        )
      }
    />
  )
}
