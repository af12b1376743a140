import { findServerState, type ServerStateSource } from '#engine'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'

/** Returns the entry of flows/server-states.json for the state of the open application. */
export function useServerState(): ServerStateSource | undefined {
  const { checklistStatus = 'UNKNOWN' } = useOpenApplication().status
  return findServerState(useJourney().journey.serverStates, checklistStatus)?.source
}
