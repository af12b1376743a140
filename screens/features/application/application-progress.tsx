import { resolvePage } from '#engine'
import { withoutRequest } from '#product'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { JourneyProgress } from '../../kit/routes/journey-progress.tsx'

/**
 * Progress of the applicant, whatever a reviewer asks for meanwhile. Nothing for a line that was cancelled or withdrawn, which
 * has no way before it, and for one that is signed while its payment is held, whose way is not as far as its steps.
 */
export function ApplicationProgress() {
  const { journey } = useJourney()
  const open = useOpenApplication()
  const { stage } = useServerState() ?? {}
  const context = { ...open.context, status: withoutRequest(open.status) }
  if (stage === 'cancelled' || (stage && open.status.paymentHeld)) return null
  return (
    <JourneyProgress
      {...{ context, stage }}
      position={resolvePage(journey, context)}
      leastMinutes={open.status.leastMinutes}
    />
  )
}
