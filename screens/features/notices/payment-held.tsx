import type { ApplicationStatus } from '#generated/domain'
import { isPaymentHeld } from '#product'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Notice that no money is sent while its owner has said that somebody else acted on the account, and whom to call. Nothing where
 * none can leave any more.
 */
export default function PaymentHeld({ status }: { readonly status: ApplicationStatus }) {
  const t = useCopy()
  const { journey } = useJourney()
  if (!isPaymentHeld(journey, status)) return null
  return (
    <Notice kind="warning" title={t('complete.held.title')}>
      <p>
        <Text id="complete.held.text" />
      </p>
    </Notice>
  )
}
