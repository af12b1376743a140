import type { Leaf, PredicateSource } from '#engine'
import {
  contentHash,
  type JsonObject,
  type ProjectSchemas,
  resolveTenant,
  type Source,
  SourceError,
  type TenantJourney,
  tenantJourney,
} from '#source'
import { type Say, sayWith } from '../graph/variants-in-words.ts'
import { lenderFacts } from '../prove/lender-facts.ts'
import {
  askedTogether,
  createPageSets,
  type PageSets,
  type SharedSpace,
  shareSpace,
} from '../prove/pages/page-sets.ts'
import type { ProcessReach } from '../prove/process/process-reach.ts'
import { hashOf } from '../prove/values/asked-leaves.ts'
import { leavesOf } from '../prove/values/leaves-of.ts'
import { conditionParts } from '../words/describe-condition.ts'
import { listChanges } from './list-changes.ts'

/** Journey of a lender before or after a change. */
export interface Side {
  readonly effective: TenantJourney
  /** Effective flows as written, copy by key. */
  readonly value: JsonObject
  readonly settings: JsonObject
  readonly say: Say
  readonly schemas: ProjectSchemas
  /** Equal for sides that lead all applicants to the same places. */
  readonly logicHash: string
}

/** Side with all the contexts in which an applicant may be. */
export interface ProvenSide extends Side {
  /** Shared with the other side, so that their sets can be compared. */
  readonly shared: SharedSpace
  readonly pages: PageSets
  /** Reachable states of a new application. */
  readonly reach: ProcessReach
}

/** Creates a side; throws a SourceError that names it if its lender or its flows cannot be used. */
export function createSide(source: Source, tenant: string): Side {
  try {
    return resolveSide(source, tenant)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new SourceError(error.code, `Of ${source.dir}: ${error.message}`)
  }
}

function resolveSide(source: Source, tenant: string): Side {
  const effective = tenantJourney(source, tenant)
  const { value, logic, settings } = resolveTenant(source, tenant)
  return {
    effective,
    value,
    settings: settings.value,
    schemas: source.project.schemas,
    say: sayWith(effective.source.predicates.predicates, effective.project),
    logicHash: contentHash([
      logic,
      effective.migrations.map((migration) => migration.source),
      lenderFacts(effective, effective.tenant),
    ]),
  }
}

/** Proofs by the questions asked and by the logic: lenders who share both share them. */
export type KnownProofs = Map<string, { readonly shared: SharedSpace; readonly sides: Map<string, Proven> }>

type Proven = Pick<ProvenSide, 'pages' | 'reach'>

/** Proves both sides together; throws BudgetExhausted. */
export function proveSides(
  now: Side,
  before: Side,
  known: KnownProofs = new Map(),
): readonly [now: ProvenSide, before: ProvenSide] {
  const asked = askedTogether([now.effective, before.effective], leavesCompared(now, before))
  const hash = hashOf(asked)
  const { shared, sides } = known.get(hash) ?? { shared: shareSpace(asked, now.effective), sides: new Map() }
  known.set(hash, { shared, sides })
  shared.budget.renew()
  const prove = (side: Side): ProvenSide => {
    const proven = sides.get(side.logicHash) ?? proveSide(side, shared)
    sides.set(side.logicHash, proven)
    return { ...side, shared, ...proven }
  }
  return [prove(now), prove(before)]
}

function proveSide({ effective }: Side, shared: SharedSpace): Proven {
  const pages = createPageSets(effective, shared)
  return { pages, reach: pages.reach() }
}

/** Leaves to compare in addition: those of migrations, and of predicates that changed. */
function leavesCompared(now: Side, before: Side): readonly Leaf[] {
  const changed = listChanges(predicatesOf(now), predicatesOf(before)).changed.map(([id]) => id)
  return [now, before].flatMap(({ effective: { journey, migrations } }) =>
    [...changed, ...migrations.flatMap(({ source }) => source.when ?? [])].flatMap((condition) =>
      leavesOf(condition, journey.predicates),
    ),
  )
}

/** Parts of a condition of a side, in words. */
export const partsOf = (side: Pick<Side, 'effective'>, condition: PredicateSource) =>
  conditionParts(condition, predicatesOf(side), side.effective.project)

/** Predicates of a side, by id. */
export const predicatesOf = ({ effective }: Pick<Side, 'effective'>) => effective.source.predicates.predicates
