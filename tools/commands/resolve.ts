import { findServerState, nearest, resolvePage } from '#engine'
import type { Context } from '#generated/context'
import type { ServerState } from '#generated/domain'
import { fieldEnums } from '#generated/fields'
import { type EffectiveJourney, tenantContext } from '#source'
import { CommandFailure } from './command-failure.ts'
import { loadJourney } from './load-journey.ts'
import { parseOptions } from './parse-options.ts'
import { ask, emptyContext, readContext } from './read-context.ts'

/** Prints the page of an application in a server state: `{ page, by, pass, why }`. */
export function resolve(args: readonly string[]): number {
  const options = parseOptions(args, ['state', 'tenant', 'context', 'from'])
  const file = options.find('context')
  const state = file === undefined ? options.require('state') : options.find('state')
  const given = file === undefined ? emptyContext : readContext(file)
  const effective = loadJourney(options.find('tenant'))
  const context = { tenant: tenantContext(effective.tenant), ...given, ...statusIn(effective, given, state) }
  console.log(
    JSON.stringify(
      ask(() => resolvePage(effective.journey, context, options.find('from'))),
      null,
      2,
    ),
  )
  return 0
}

function statusIn(
  effective: EffectiveJourney,
  { status }: Context,
  state: string | undefined,
): Pick<Context, 'status'> {
  if (state === undefined) return status === undefined ? {} : { status }
  if (isServerState(effective, state)) return { status: { ...status, checklistStatus: state } }
  const near = nearest(state, serverStates)
  throw new CommandFailure(
    1,
    `There is no server state "${state}"${near === undefined ? '' : `; the nearest known is "${near}"`}.`,
  )
}

const serverStates = fieldEnums['status.checklistStatus'] ?? []

/** Known by name, or by a prefix as any WAITING_FOR_ state is. */
const isServerState = ({ journey }: EffectiveJourney, state: string): state is ServerState =>
  serverStates.includes(state) || findServerState(journey.serverStates, state) !== undefined
