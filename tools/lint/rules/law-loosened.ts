import type { Context, Predicates } from '#engine'
import { childObject, type Flows, pointerTo, resolveBase } from '#source'
import { createConditions } from '../../prove/conditions.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { createSpace } from '../../prove/sets/space.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import { leavesOf } from '../../prove/values/leaves-of.ts'
import { changedByLender } from '../guards/changed-by-lender.ts'
import { unnamedEvents } from '../guards/unnamed-events.ts'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const lawLoosened: Rule = {
  id: 'law-loosened',
  why: 'A lender that asks for less than the law does breaks it for every applicant concerned.',
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const { source, tenant, value, report, reportOwn } = subject
    const unnamed = reportOwn(unnamedEvents(childObject(value, 'process'), tenant !== undefined))
    if (tenant === undefined) return unnamed
    const changed = [...loosenedPredicates(subject), ...changedByLender(resolveBase(source).value, value)]
    return [...changed.map(report), ...unnamed]
  },
}

function loosenedPredicates(subject: Subject): readonly RuleFault[] {
  const { flows, source } = subject
  const base = resolveBase(source).flows
  if (!flows || !base || !isChanged(subject, 'predicates')) return []
  return Object.entries(base.source.predicates.law ?? {}).flatMap(([id, asks]) => {
    const context = findLoosened(id, asks, base.journey.predicates, flows)
    if (context === undefined) return []
    return [
      {
        pointer: pointerTo('predicates', 'predicates', id),
        message: `"${id}" ${asks === 'holds' ? 'no longer holds' : 'now holds'} where a law asks for something by it (\`law\` of flows/predicates.json).`,
        hint: hints[asks],
        witness: { context },
      },
    ]
  })
}

/** Finds a context in which the law asks for something by a predicate, and a lender's version of it does not. */
function findLoosened(
  id: string,
  asks: 'holds' | 'fails',
  common: Predicates,
  { journey: { predicates: own }, project }: Flows,
): Context | undefined {
  const deciding = [...leavesOf(id, common), ...leavesOf(id, own)]
  const space = createSpace({ deciding, told: [] }, { compile: own.compile, project }, createBudget(work))
  const [before, after] = [common, own].map((predicates) => createConditions(space, predicates).setOf(id))
  const { minus } = space.diagrams
  const lost =
    asks === 'holds' ? minus(before ?? nothing, after ?? nothing) : minus(after ?? nothing, before ?? nothing)
  return lost === nothing ? undefined : (space.witness(lost) as Context)
}

const hints = {
  holds: 'Keep every case of flows/predicates.json. A lender may add cases, and take away none.',
  fails:
    'Let it hold in no case in which it fails in flows/predicates.json. A lender may take away cases, and add none.',
}

/** Steps of set operations allowed for one predicate: enough for many hundred leaves. */
const work = 100_000
