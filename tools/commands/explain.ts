import { explain } from '#engine'
import { tenantContext } from '#source'
import { loadJourney } from './load-journey.ts'
import { parseOptions } from './parse-options.ts'
import { ask, readContext } from './read-context.ts'

/** Prints the evaluated tree of a predicate, personal values withheld. */
export function explainPredicate(args: readonly string[]): number {
  const options = parseOptions(args, ['predicate', 'tenant', 'context'])
  const predicate = options.require('predicate')
  const given = readContext(options.require('context'))
  const { journey, tenant } = loadJourney(options.find('tenant'))
  const context = { tenant: tenantContext(tenant), ...given }
  console.log(
    JSON.stringify(
      ask(() => explain(journey, predicate, context)),
      null,
      2,
    ),
  )
  return 0
}
