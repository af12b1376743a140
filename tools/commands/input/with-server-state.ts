import { type Context, findServerState, inState, withNearest } from '#engine'
import type { TenantJourney } from '#source'
import { CommandFailure } from '../command-failure.ts'

/** Context at the server state named, if any; fails with a message and exit code 2 for an unknown state. */
export function withServerState(
  effective: TenantJourney,
  context: Context,
  state: string | undefined,
): Context {
  if (state === undefined) return context
  if (isServerState(effective, state)) return inState(effective.project, context, state)
  throw new CommandFailure(
    2,
    withNearest(`There is no server state "${state}".`, state, effective.project.states),
  )
}

/** Tests for a state known by name or by a prefix, such as WAITING_FOR_. */
const isServerState = ({ journey, project }: TenantJourney, state: string): boolean =>
  project.states.includes(state) || findServerState(journey.serverStates, state) !== undefined
