import { isDeepStrictEqual } from 'node:util'
import {
  alignSets,
  asJsonObject,
  browserJourney,
  type Json,
  type Source,
  SourceError,
  schemaPlace,
  tenantFiles,
} from '#source'
import { compareFiles, compareValues } from '../../tools/diff/compare-values.ts'
import { stepsOf } from '../../tools/diff/find-movers.ts'
import {
  createSide,
  type KnownProofs,
  type ProvenSide,
  predicatesOf,
  proveSides,
  type Side,
} from '../../tools/diff/side.ts'
import { type ContextSet, nothing } from '../../tools/prove/sets/diagrams.ts'
import { BudgetExhausted } from '../../tools/prove/sets/work-budget.ts'
import { placesIn } from './edit.ts'

/** Effect of a mutant on a lender's applicants, in a few words; undefined if none. */
export function changedBehaviour(now: Source, before: Source, code: string): string | undefined {
  const [file] = compareFiles(now, before)
  if (file !== undefined) return file.words
  const side = usableSide(now, code)
  if (side === undefined) return 'it cannot be served'
  if (entrances(now, code) !== entrances(before, code)) return 'requests find it by other names'
  return changedFor(side, createSide(before, code))
}

function usableSide(source: Source, code: string): Side | undefined {
  try {
    return createSide(source, code)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return undefined
  }
}

/** Names by which a lender is found. */
const entrances = (source: Source, code: string): string => {
  const { hosts, aliases, default: isDefault } = asJsonObject(tenantFiles(source).get(code)?.value)
  return JSON.stringify([hosts, aliases, isDefault])
}

function changedFor(now: Side, before: Side): string | undefined {
  const [value] = compareValues(withoutDeclarations(now), withoutDeclarations(before))
  if (value !== undefined) return value.words
  const [given, got] = [now, before].map(({ effective }) =>
    Object.keys(browserJourney(effective).first.source.predicates.predicates),
  )
  if (!isDeepStrictEqual(given, got)) return 'browsers get other predicates'
  const [pages, old] = [now, before].map(({ value }) => withoutMoves(value.pages))
  const place = schemaPlace('pages', now.schemas)
  if (!isDeepStrictEqual(alignSets({ pages: pages ?? {} }, { pages: old ?? {} }, place), { pages: old }))
    return 'its pages differ'
  if (now.logicHash === before.logicHash) return undefined
  try {
    return changedMoves(...proveSides(now, before, proofsFor(before)))
  } catch (error) {
    if (!(error instanceof BudgetExhausted)) throw error
    return 'more than can be compared'
  }
}

/** Proofs of the shipped journey, shared by the mutants that ask the same of it. */
const known: { logic?: string; proofs: KnownProofs; uses: number } = { proofs: new Map(), uses: 0 }

function proofsFor({ logicHash }: Side): KnownProofs {
  known.uses += 1
  if (known.logic !== logicHash || known.uses > 128)
    Object.assign(known, { logic: logicHash, proofs: new Map(), uses: 0 })
  return known.proofs
}

/**
 * Drops declarations for the prover, which nothing else reads; needs are proven on every path, so no applicant meets
 * a refusal.
 */
const withoutDeclarations = (side: Side): Side => {
  const {
    begin: _,
    anytime: _a,
    meanwhile: _m,
    effects: _e,
    once: _o,
    needs: _n,
    jobs: _j,
    ...process
  } = asJsonObject(side.value.process)
  // What they list is what a browser gets of predicates, which is compared itself.
  const { server: _s, pages: _p, ...predicates } = asJsonObject(side.value.predicates)
  return { ...side, value: { ...side.value, process, predicates } }
}

/** Pages without what is compared as moves, and without their declared needs. */
const withoutMoves = (pages: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries(asJsonObject(asJsonObject(pages).pages)).map(([id, page]) => {
      const {
        needs: _,
        links: _l,
        visit: _v,
        visitWhen: _w,
        at: _a,
        submissions: _s,
        events: _e,
        ...rest
      } = asJsonObject(page)
      return [id, rest]
    }),
  )

/** Difference in what any applicant, in any state, is shown, offered or led to. */
function changedMoves(now: ProvenSide, before: ProvenSide): string | undefined {
  const { diagrams } = now.pages.conditions
  const views = [now, before].map(({ pages, reach }) => pages.views(reach))
  for (const state of new Set([...now.reach.contexts.keys(), ...before.reach.contexts.keys()])) {
    const [here, there] = [now, before].map(({ reach }) => reach.contexts.get(state) ?? nothing)
    const anybody = diagrams.or(here ?? nothing, there ?? nothing)
    const offering = views.map((each) => each.get(state)?.offers ?? [])
    const sent = new Set(offering.flat().map(({ event }) => event))
    const [moves, old] = [now, before].map((side) => movesIn(side, state, anybody, sent))
    const moved = differing(moves, old)
    if (moved !== undefined) return `in ${state}, ${moved}`
    const [offers, offered] = offering.map(offersOf)
    const other = here === there ? differing(offers, offered) : undefined
    if (other !== undefined) return `in ${state}, ${other}`
  }
  return changedWords(now, before)
}

type Named = ReadonlyMap<string, ContextSet>

/** Pages, targets and automatic steps of a state, with the contexts of each. */
function movesIn(side: ProvenSide, state: string, anybody: ContextSet, offered: ReadonlySet<string>): Named {
  const { diagrams } = side.pages.conditions
  const { process, serverStates } = side.effective.source
  const { page: _, ...asked } = asJsonObject((serverStates.states[state] ?? null) as Json)
  return new Map(
    [
      ...[...side.pages.pagesIn(state)].map(([page, set]) => [`the page ${page}`, set] as const),
      ...stepsOf(side, state)
        .filter(({ event }) => isSent(side, state, event, offered))
        .map(({ event, to, set }) => [`${event} to ${to}`, set] as const),
      [`a state that is ${JSON.stringify([process.states[state], asked])}`, anybody] as const,
    ].flatMap(([name, set]) => {
      const own = diagrams.and(set, anybody)
      return own === nothing ? [] : [[name, own] as const]
    }),
  )
}

/** Whether a page, a job or a signer sends an event in a state. */
function isSent(
  { effective }: ProvenSide,
  state: string,
  event: string,
  offered: ReadonlySet<string>,
): boolean {
  const { states, submissions } = effective.source.process
  const { job, awaits } = states[state] ?? {}
  const isSubmitted = Object.values(submissions).some((submission) => submission.event === event)
  return offered.has(event) || awaits !== undefined || (job !== undefined && !isSubmitted)
}

const offersOf = (
  offers: readonly {
    readonly page: string
    readonly submission: string
    readonly isOwn: boolean
    readonly contexts: ContextSet
  }[],
): Named =>
  new Map(
    offers.map(({ page, submission, isOwn, contexts }) => [
      `${page} offers ${submission} ${isOwn}`,
      contexts,
    ]),
  )

const differing = (a: Named = new Map(), b: Named = new Map()): string | undefined =>
  [...a.keys(), ...b.keys()].find((name) => a.get(name) !== b.get(name))

/** Difference in predicates that decide wording and questions, not where applicants go. */
function changedWords(now: ProvenSide, before: ProvenSide): string | undefined {
  const { diagrams } = now.pages.conditions
  const { registration, progress, pages } = now.effective.source
  const marks = Object.values(pages.pages).map((page) => page.progress ?? null)
  const named = new Set(
    [...placesIn({ registration, progress, marks } as unknown as Json)].flatMap(({ value }) =>
      typeof value === 'string' ? [value] : [],
    ),
  )
  const anybody = [now, before]
    .flatMap(({ reach }) => [...reach.contexts.values()])
    .reduce(diagrams.or, nothing)
  const holding = ({ pages: { conditions } }: ProvenSide, id: string) =>
    diagrams.and(anybody, conditions.setOf(id))
  const [predicates, old] = [now, before].map(predicatesOf)
  return Object.keys(predicates ?? {}).find(
    (id) =>
      named.has(id) &&
      old?.[id] !== undefined &&
      JSON.stringify(predicates?.[id]) !== JSON.stringify(old[id]) &&
      holding(now, id) !== holding(before, id),
  )
}
