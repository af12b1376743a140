import type { Journey } from './compile-journey.ts'
import { findServerState } from './server-states.ts'

/** Milliseconds to wait before each further look at the application's status; none in a halting state (core specification 9). */
export const pollDelays = ({ serverStates }: Journey, serverState: string): readonly number[] =>
  (findServerState(serverStates, serverState) ?? serverStates).delays
