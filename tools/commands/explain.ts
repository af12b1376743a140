import { didYouMean, explain } from '#engine'
import { tenantContext } from '#source'
import { ruleIds, rulePage } from '../lint/rule-page.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'

/** Prints the page of a lint rule, or the evaluated tree of a predicate. */
export function explainCommand(args: readonly string[]): number {
  const [rule, ...more] = args
  return rule === undefined || rule.startsWith('-') || more.length > 0
    ? explainPredicate(args)
    : explainRule(rule)
}

/** Page of a rule: what it asks for and why, with a wrong and a right example. */
function explainRule(id: string): number {
  const known = ruleIds()
  if (!known.includes(id)) {
    const hint = didYouMean(id, known) ?? `There are ${known.join(', ')}.`
    throw new CommandFailure(2, `There is no rule "${id}". ${hint}`)
  }
  console.log(rulePage(id))
  return 0
}

/** Prints the tree of a predicate without personal values. */
function explainPredicate(args: readonly string[]): number {
  const options = parseOptions(args, ['predicate', 'tenant', 'context'])
  const predicate = options.require('predicate')
  const given = readContext(options.require('context'))
  const { journey, tenant } = loadJourney(options.find('tenant'))
  chooseOption('predicate', predicate, journey.source.predicates.predicates)
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
