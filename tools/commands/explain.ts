import { didYouMean, explain } from '#engine'
import { loadProject, tenantContext } from '#source'
import type { Rule } from '../lint/rule.ts'
import { rulePage } from '../lint/rule-page.ts'
import { rules } from '../lint/rules.ts'
import { rulesOf } from '../lint/rules-of.ts'
import { CommandFailure } from './command-failure.ts'
import { chooseOption } from './input/choose-option.ts'
import { findFlowsFolder } from './input/flows-folder.ts'
import { loadJourney } from './input/load-journey.ts'
import { parseOptions } from './input/parse-options.ts'
import { ask, readContext } from './input/read-context.ts'
import { readSource } from './input/read-source.ts'

/** Prints the page of a lint rule, or the evaluated tree of a predicate. */
export function explainCommand(args: readonly string[]): number {
  const [rule, ...more] = args
  return rule === undefined || rule.startsWith('-') || more.length > 0
    ? explainPredicate(args)
    : explainRule(rule)
}

/** Page of a rule: what it asks for and why, with a wrong and a right example. */
function explainRule(id: string): number {
  const known = rules.find((rule) => rule.id === id) ?? findOwn(id)
  console.log(rulePage(known))
  return 0
}

/** Rule of the project's plugins; exits 2 if no rule is called so. */
function findOwn(id: string): Rule {
  const dir = findFlowsFolder(process.cwd())
  const all = dir === undefined ? rules : readSource(() => rulesOf(loadProject(dir)))
  const found = all.find((rule) => rule.id === id)
  if (found !== undefined) return found
  const ids = all.map((rule) => rule.id)
  const hint = didYouMean(id, ids) ?? `There are ${ids.join(', ')}.`
  throw new CommandFailure(2, `There is no rule "${id}". ${hint}`)
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
