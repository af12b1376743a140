import { parsePointer } from '#source'
import { beginning, reachProcess } from '../../prove/process-reach.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import type { ProvenJourney } from '../../scenario/proven-journey.ts'
import { outcomeItem, pageItem, stateItem, transitionItem, triggerItem } from './recorder.ts'

/** Everything of a lender's journey that applicants can come by: of transitions, those that the model proves possible. */
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

/** An override that decides something, with the items of which one (of a predicate: each) shows that it was met. */
export interface KnownOverride {
  /** `override tenants/<code>/tenant.json /process/transitions/contactProvided` */
  readonly item: string
  readonly isMet: (seen: ReadonlySet<string>) => boolean
}

/** Words, figures, disclosures and registration are not decided by the journey: the linter holds them to what uses them. */
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
