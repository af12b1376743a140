import { type Context, findServerState, nearest } from '#engine'
import type { ServerState } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import type { TenantJourney } from '#source'
import { CommandFailure } from './command-failure.ts'

/** The context at the server state named, if one is; a message and exit code 1 for one that there is not. */
export function withServerState(
  effective: TenantJourney,
  context: Context,
  state: string | undefined,
): Context {
  if (state === undefined) return context
  if (isServerState(effective, state))
    return { ...context, status: { ...context.status, checklistStatus: state } }
  const near = nearest(state, serverStates)
  throw new CommandFailure(
    1,
    `There is no server state "${state}"${near === undefined ? '' : `; the nearest known is "${near}"`}.`,
  )
}

const serverStates = fieldEnums['status.checklistStatus'] ?? []

/** Known by name, or by a prefix as any WAITING_FOR_ state is. */
const isServerState = ({ journey }: TenantJourney, state: string): state is ServerState =>
  serverStates.includes(state) || findServerState(journey.serverStates, state) !== undefined
