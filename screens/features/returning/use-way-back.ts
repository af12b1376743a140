import { applicationPath, pathOf } from '#engine'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'

/**
 * Returns the path back to where the open application stands. One that is finished or cancelled stands at `complete`,
 * because its own path leads to the dashboard.
 */
export function useWayBack(): string {
  const { pages } = useJourney().journey.source
  const { uuid } = useOpenApplication()
  const stage = useServerState()?.stage
  const isOver = stage === 'done' || stage === 'cancelled'
  return isOver ? pathOf(pages, 'complete', { uuid }) : applicationPath(pages, uuid)
}
