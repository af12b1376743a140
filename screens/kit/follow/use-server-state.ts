import { findServerState, type ServerStateSource } from '#engine'
import { useJourney } from '../journey/journey-context.ts'
import { useOpenApplication } from './routing-context.ts'
import { stateIn } from './state-in.ts'

/** Returns the entry of flows/server-states.json for the state of the open application. */
export function useServerState(): ServerStateSource | undefined {
  const { journey } = useJourney()
  return findServerState(journey.serverStates, stateIn(journey, useOpenApplication().status))?.source
}
