import { formatDate } from '#engine'
import type { ApplicationStatus, Heloc } from '#generated/domain'
import { isPaymentHeld, isPaymentSent } from '#product'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export interface PaymentHeldProps {
  readonly heloc: Heloc
  readonly status: ApplicationStatus
}

/**
 * Notice that no money is sent while its owner has said that somebody else acted on the account, or when and where to it had left
 * by then, and whom to call. Nothing where none was sent and none can leave any more.
 */
export default function PaymentHeld({ heloc, status }: PaymentHeldProps) {
  const t = useCopy()
  const { journey } = useJourney()
  const { fundedAt, timeZone, disburseAccount } = heloc
  if (fundedAt && isPaymentSent(status, heloc))
    return (
      <Notice kind="warning" title={t('complete.sent.title')}>
        <p>
          <Text
            id="complete.sent.text"
            values={{ date: formatDate(fundedAt, timeZone), account: disburseAccount?.mask ?? 'none' }}
          />
        </p>
      </Notice>
    )
  if (!isPaymentHeld(journey, status, heloc)) return null
  return (
    <Notice kind="warning" title={t('complete.held.title')}>
      <p>
        <Text id="complete.held.text" />
      </p>
    </Notice>
  )
}
