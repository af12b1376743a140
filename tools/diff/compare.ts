import { didYouMean } from '#engine'
import { type Source, SourceError, tenantCodes } from '#source'
import { compareFacts } from './compare-facts.ts'
import { compareMachine, inBrowser, onServer } from './compare-machine.ts'
import { compareMigrations } from './compare-migrations.ts'
import { comparePages, compareServerStatePages } from './compare-pages.ts'
import { comparePredicates } from './compare-predicates.ts'
import { compareFiles, compareValues } from './compare-values.ts'
import { describeMovers } from './describe-movers.ts'
import type { DiffReport, ForWhom } from './diff-report.ts'
import { areas, type Difference } from './difference.ts'
import { findMovers } from './find-movers.ts'
import { findStranded, type Stranded } from './find-stranded.ts'
import { namesOf } from './names.ts'
import { createSide, type KnownProofs, type ProvenSide, proveSides, type Side } from './side.ts'

/** Differences between two sources, for one lender or for all. Throws SourceError, BudgetExhausted. */
export function compareSources(now: Source, before: Source, tenant?: string): DiffReport {
  const [codes, old] = [now, before].map(tenantCodes)
  const known = (codes ?? []).filter((code) => old?.includes(code))
  const lenders = tenant === undefined ? known : known.filter((code) => code === tenant)
  if (tenant !== undefined && lenders.length === 0)
    throw new SourceError(
      'TENANT_UNKNOWN',
      `There is no lender "${tenant}" on both sides. ${didYouMean(tenant, known) ?? `There are ${known.join(', ')}.`}`,
    )
  const proven: Proven = { comparisons: new Map(), proofs: new Map() }
  const compared = lenders.map((code) => ({
    code,
    ...compareLender(createSide(now, code), createSide(before, code), proven),
  }))
  const facts = compareFacts(now, before)
  const everybody = [
    ...facts.map(({ isApproved: _, ...difference }) => difference),
    ...compareFiles(now, before),
    ...compareMigrations(now, before),
  ]
  const come = tenant === undefined ? lenderChanges(codes ?? [], old ?? []) : []
  return {
    old: before.dir,
    new: now.dir,
    lenders,
    differences: [
      ...come.map((difference) => ({
        ...difference,
        lenders: [difference.subject],
      })),
      ...merge([
        ...compared.map(({ code, differences }) => ({
          code,
          parts: differences,
        })),
        ...lenders.map((code) => ({ code, parts: everybody })),
      ]).sort((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area)),
    ],
    unapproved: facts.flatMap(({ subject, isApproved }) => (isApproved ? [] : [subject])),
    stranding: merge(compared.map(({ code, stranding }) => ({ code, parts: stranding }))),
  }
}

const lenderChanges = (now: readonly string[], before: readonly string[]): readonly Difference[] => [
  ...now
    .filter((code) => !before.includes(code))
    .map((code) => lenderChange(code, `There is a new lender ${code}.`)),
  ...before
    .filter((code) => !now.includes(code))
    .map((code) => lenderChange(code, `The lender ${code} is gone.`)),
]

const lenderChange = (subject: string, words: string): Difference => ({
  area: 'lender',
  subject,
  words,
})

interface Compared {
  readonly differences: readonly Difference[]
  readonly stranding: readonly Stranded[]
}

interface Proven {
  readonly comparisons: Map<string, Compared>
  readonly proofs: KnownProofs
}

function compareLender(now: Side, before: Side, proven: Proven): Compared {
  if (now.effective.hash === before.effective.hash && now.logicHash === before.logicHash)
    return { differences: [], stranding: [] }
  const names = namesOf(before, now)
  const told = (side: Side, machine: 'journey' | 'process') => ({
    source: side.effective.source[machine],
    say: side.say,
    stateOf: machine === 'journey' ? names.clientState : names.serverState,
    pageOf: names.page,
  })
  const { differences, stranding } = compareLogic(now, before, proven)
  return {
    differences: [
      ...differences,
      ...comparePages(now, before),
      ...compareServerStatePages(now, before),
      ...compareMachine(told(now, 'journey'), told(before, 'journey'), inBrowser),
      ...compareMachine(told(now, 'process'), told(before, 'process'), onServer),
      ...compareValues(now, before),
    ],
    stranding,
  }
}

/** Compared once for all lenders whose logic is the same on both sides. */
function compareLogic(now: Side, before: Side, { comparisons, proofs }: Proven): Compared {
  if (now.logicHash === before.logicHash) return { differences: [], stranding: [] }
  const key = now.logicHash + before.logicHash
  const known = comparisons.get(key) ?? proveDifferences(...proveSides(now, before, proofs))
  comparisons.set(key, known)
  return known
}

const proveDifferences = (now: ProvenSide, before: ProvenSide): Compared => ({
  differences: [
    ...describeMovers(findMovers(now, before, before.reach.contexts), now, before),
    ...comparePredicates(now, before),
  ],
  stranding: findStranded(now, before),
})

/** Merges equal sentences about several lenders into one. */
function merge<T extends { readonly words: string }>(
  lists: readonly { readonly code: string; readonly parts: readonly T[] }[],
): (T & ForWhom)[] {
  const pairs = lists.flatMap(({ code, parts }) => parts.map((part) => ({ code, part })))
  return [...Map.groupBy(pairs, ({ part }) => part.words).values()].flatMap((same) => {
    const [first] = same
    return first === undefined ? [] : [{ ...first.part, lenders: same.map(({ code }) => code) }]
  })
}
