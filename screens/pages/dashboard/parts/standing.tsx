import PaymentHeld from '../../../features/notices/payment-held.tsx'
import SandboxDay from '../../../features/notices/sandbox-day.tsx'
import CancellationText from './cancellation-text.tsx'
import type { StepProps } from './task.tsx'

/** The day on a clock that runs ahead, that payments are held or had left before they were, or how an application was cancelled. */
export default function Standing({ heloc, status }: Omit<StepProps, 'rule'>) {
  return (
    <>
      <SandboxDay {...heloc} />
      <PaymentHeld heloc={heloc} status={status} />
      {heloc.cancellation && <CancellationText heloc={heloc} />}
    </>
  )
}
