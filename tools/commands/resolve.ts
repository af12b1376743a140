import { resolvePage } from '#engine'
import { tenantContext } from '#source'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, emptyContext, readContext } from './input/read-context.ts'
import { withServerState } from './input/with-server-state.ts'

/** Prints the page of an application in a server state: `{ page, by, pass, why }`. */
export function resolve(args: readonly string[]): number {
  const options = parseOptions(args, ['state', 'tenant', 'context', 'from'])
  const file = options.find('context')
  const state = file === undefined ? options.require('state') : options.find('state')
  const given = file === undefined ? emptyContext : readContext(file)
  const effective = loadJourney(options.find('tenant'))
  const context = withServerState(effective, { tenant: tenantContext(effective.tenant), ...given }, state)
  console.log(
    JSON.stringify(
      ask(() => resolvePage(effective.journey, context, options.find('from'))),
      null,
      2,
    ),
  )
  return 0
}
