import { Link } from 'react-router'
import { formatDate, pathOf } from '#engine'
import PaymentHeld from '../../../features/notices/payment-held.tsx'
import SandboxDay from '../../../features/notices/sandbox-day.tsx'
import { useOffersIn } from '../../../kit/follow/use-offers.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import CancellationText from './cancellation-text.tsx'
import type { StepProps } from './task.tsx'

/**
 * Way to the right to cancel a line on one's own home, from the first signature on, with its last day once there is one. Before
 * it, the day on a clock that runs ahead, that payments are held or had left before they were, or how an application was cancelled.
 */
export default function CancelWay({ heloc, status }: Omit<StepProps, 'rule'>) {
  const t = useCopy()
  const { source } = useJourney().journey
  const mayCancel = useOffersIn('complete', { heloc, status })('rescission')
  const { uuid = '', rescissionLastDay: lastDay } = heloc
  return (
    <>
      <SandboxDay {...heloc} />
      <PaymentHeld heloc={heloc} status={status} />
      {heloc.cancellation && <CancellationText heloc={heloc} />}
      {mayCancel && (
        <p>
          <Link to={pathOf(source.pages, 'complete', { uuid })}>
            {lastDay ? t('dashboard.cancelThrough', { date: formatDate(lastDay) }) : t('dashboard.mayCancel')}
          </Link>
        </p>
      )}
    </>
  )
}
