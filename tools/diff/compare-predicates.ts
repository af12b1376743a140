import { type Context, createJourney, type PredicateSource } from '#engine'
import { createPageSets } from '../prove/pages/page-sets.ts'
import { type ContextSet, nothing } from '../prove/sets/diagrams.ts'
import { conditionChanges, holdsWhen } from './condition-changes.ts'
import { moverWords } from './describe-movers.ts'
import type { Difference } from './difference.ts'
import { exampleOf, findMovers } from './find-movers.ts'
import { listChanges } from './list-changes.ts'
import { namesOf } from './names.ts'
import { type ProvenSide, predicatesOf } from './side.ts'

/** Predicates added or removed, and those that hold for more or fewer applicants than before, with an example. */
export function comparePredicates(now: ProvenSide, before: ProvenSide): readonly Difference[] {
  const { added, gone, changed } = listChanges<PredicateSource>(predicatesOf(now), predicatesOf(before))
  return [
    ...added.map(([id]) => tell(id, `There is a new predicate ${id}. ${holdsWhen('It holds', now.say(id))}`)),
    ...gone.map(([id]) => tell(id, `The predicate ${id} is gone. ${holdsWhen('It held', before.say(id))}`)),
    ...changed.map(([id]) => compareOne(id, now, before)),
  ]
}

const tell = (subject: string, words: string): Difference => ({ area: 'predicate', subject, words })

function compareOne(id: string, now: ProvenSide, before: ProvenSide): Difference {
  const { diagrams } = now.pages.conditions
  const [set, old] = [now.pages.conditions.setOf(id), before.pages.conditions.setOf(id)]
  if (set === old) return tell(id, `The predicate ${id} is written otherwise and means the same.`)
  const [more, fewer] = [diagrams.minus(set, old), diagrams.minus(old, set)]
  const { words, example } = consequenceOf(id, diagrams.or(more, fewer), now, before)
  const changes = conditionChanges(id, now, before)
  return { ...tell(id, `The predicate ${id} is ${kindOf(more, fewer)}. ${changes} ${words}`), example }
}

function kindOf(more: ContextSet, fewer: ContextSet): string {
  if (fewer === nothing) return 'widened'
  return more === nothing ? 'narrowed' : 'changed'
}

/** Example of an applicant who is led elsewhere because of the predicate alone; otherwise of one for whom its result differs. */
function consequenceOf(
  id: string,
  contexts: ContextSet,
  now: ProvenSide,
  before: ProvenSide,
): { readonly words: string; readonly example: Context } {
  const withOld = withPredicate(now, id, spellOut(predicatesOf(before)[id] ?? id, predicatesOf(before)))
  const [mover] = findMovers(now, withOld, before.reach.contexts)
  if (mover === undefined)
    return { words: 'No applicant is led elsewhere by it.', example: now.pages.witness('UNKNOWN', contexts) }
  return {
    words: moverWords(mover, [mover.serverState], namesOf(before, now), ' then'),
    example: exampleOf(now, withOld, mover),
  }
}

/** Copy of a side with one predicate as it was before. */
function withPredicate(
  { effective, shared }: ProvenSide,
  id: string,
  condition: PredicateSource,
): Pick<ProvenSide, 'effective' | 'pages'> {
  const predicates = { predicates: { ...predicatesOf({ effective }), [id]: condition } }
  const source = { ...effective.source, predicates }
  const changed = { ...effective, source, journey: createJourney(source, effective.project) }
  return { effective: changed, pages: createPageSets(changed, shared) }
}

/** Expands a condition without names, so that it keeps its meaning on the other side. */
export function spellOut(
  condition: PredicateSource,
  predicates: ReturnType<typeof predicatesOf>,
): PredicateSource {
  const each = (part: PredicateSource): PredicateSource => spellOut(part, predicates)
  if (typeof condition === 'string') return each(predicates[condition] ?? { any: [] })
  if ('all' in condition) return { all: condition.all.map(each) }
  if ('any' in condition) return { any: condition.any.map(each) }
  return 'not' in condition ? { not: each(condition.not) } : condition
}
