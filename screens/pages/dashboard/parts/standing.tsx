import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import PaymentHeld from '../../../features/notices/payment-held.tsx'
import SandboxDay from '../../../features/notices/sandbox-day.tsx'
import { usePath } from '../../../kit/journey/use-path.ts'
import { Text } from '../../../kit/wording/text.tsx'
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

/** Text about a cancelled application: who cancelled, when, and that nobody owes anything. */
function CancellationText({ heloc }: { readonly heloc: Heloc }) {
  const path = usePath()
  const { cancellation } = heloc
  if (cancellation === undefined) return null
  const { kind, at, by = '', deniedAt } = cancellation
  return (
    <p>
      <Text
        id={`dashboard.cancelled.${deniedAt ? 'denied' : kind}`}
        values={{ date: formatDate(at, heloc.timeZone), name: by }}
        link={path('register')}
      />
    </p>
  )
}
