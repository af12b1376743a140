import { useServerState } from '../../kit/follow/use-server-state.ts'
import { JourneyProgress } from '../../kit/routes/journey-progress.tsx'

/** Progress of the applicant. A line that was cancelled or withdrawn has no way before it. */
export function ApplicationProgress() {
  return useServerState()?.stage === 'cancelled' ? null : <JourneyProgress />
}
