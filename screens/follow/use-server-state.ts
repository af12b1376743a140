import { findServerState, type ServerStateSource } from '#engine'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'

/** What flows/server-states.json says of the state in which the open application is. */
export function useServerState(): ServerStateSource | undefined {
  const { checklistStatus = 'UNKNOWN' } = useOpenApplication().status
  return findServerState(useJourney().journey.serverStates, checklistStatus)?.source
}
