import { parsePointer } from '#source'
import { beginning, reachProcess } from '../../prove/process-reach.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import { outcomeItem, pageItem, stateItem, transitionItem, triggerItem } from './recorder.ts'

/** Items of a lender's journey that applicants can meet, including the transitions that the model proves possible. */
export function knownItems({ effective, sets, steps }: ProvenJourney): readonly string[] {
  const { journey, predicates, process } = effective.source
  const { moves } = reachProcess(
    beginning(process, sets.conditions),
    steps,
    sets.conditions,
    createBudget(5_000_000),
  )
  return [
    ...new Set(moves.map((move) => transitionItem(effective.process, move))),
    ...(journey.triggerOrder ?? []).map(triggerItem),
    ...Object.keys(predicates.predicates).flatMap((id) => [outcomeItem(id, true), outcomeItem(id, false)]),
  ]
}

/** Override that decides something, with the items of which one (for a predicate: each) shows that it was met. */
export interface KnownOverride {
  /** `override tenants/<code>/tenant.json /process/transitions/contactProvided` */
  readonly item: string
  readonly isMet: (seen: ReadonlySet<string>) => boolean
}

/** Overrides to cover. Leaves out words, figures, disclosures and registration, which the linter checks instead. */
export const knownOverrides = ({ effective: { provenance } }: ProvenJourney): readonly KnownOverride[] =>
  Object.entries(provenance).flatMap(([pointer, file]) => {
    const [kind = '', group = '', id = ''] = parsePointer(pointer)
    const isMet = meets[`${kind}/${group}`]?.(id)
    return isMet === undefined ? [] : [{ item: `override ${file} ${pointer}`, isMet }]
  })

const has =
  (item: string): KnownOverride['isMet'] =>
  (seen) =>
    seen.has(item)

const meets: Readonly<Record<string, (id: string) => KnownOverride['isMet']>> = {
  'process/transitions': (id) => (seen) => [...seen].some((item) => item.startsWith(`transition ${id}: `)),
  'journey/transitions': (id) => has(triggerItem(id)),
  'predicates/predicates': (id) => (seen) => [true, false].every((each) => seen.has(outcomeItem(id, each))),
  'serverStates/states': (id) => has(stateItem(id)),
  'pages/pages': (id) => has(pageItem(id)),
}
