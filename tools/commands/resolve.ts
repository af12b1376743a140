import { explainVariant, resolvePage } from '#engine'
import { tenantContext } from '#source'
import { emptyDraft } from '../prove/values/write-field.ts'
import { chooseOption } from './input/choose-option.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'
import { withServerState } from './input/with-server-state.ts'

/** Prints the page of an application in a server state: `{ page, by, pass, why }`. */
export function resolve(args: readonly string[]): number {
  const options = parseOptions(args, ['state', 'tenant', 'context', 'from'])
  const file = options.find('context')
  const state = file === undefined ? options.require('state') : options.find('state')
  const effective = loadJourney(options.find('tenant'))
  const given = file === undefined ? emptyDraft(effective.project) : readContext(file)
  const from = options.find('from')
  if (from !== undefined) chooseOption('page', from, effective.source.pages.pages)
  const context = withServerState(effective, { tenant: tenantContext(effective.tenant), ...given }, state)
  const { why, ...resolution } = ask(() => resolvePage(effective.journey, context, from))
  const explanation = explainVariant(effective.journey, why, context)
  console.log(
    JSON.stringify({ ...resolution, why: { ...why, ...(explanation && { explanation }) } }, null, 2),
  )
  return 0
}
