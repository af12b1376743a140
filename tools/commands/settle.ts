import { settle } from '#engine'
import { tenantContext } from '#source'
import { chooseOption } from './input/choose-option.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'

/** Prints the state in which the client machine rests: `{ state, page, path: [{ event, to }] }`. */
export function settleContext(args: readonly string[]): number {
  const options = parseOptions(args, ['from', 'tenant', 'context'])
  const given = readContext(options.require('context'))
  const { journey, tenant } = loadJourney(options.find('tenant'))
  const context = { tenant: tenantContext(tenant), ...given }
  const from = options.find('from')
  if (from !== undefined) chooseOption('state', from, journey.source.journey.states)
  const { state, page, path } = ask(() => settle(journey, context, from))
  console.log(JSON.stringify({ state, page: page ?? null, path }, null, 2))
  return 0
}
