import type { Leaf } from '#engine'
import {
  asJsonObject,
  contentHash,
  type Flows,
  leavesIn,
  type Project,
  resolveBase,
  resolveTenant,
  type Source,
  tenantFiles,
} from '#source'
import type { SharedSpace } from '../../prove/pages/page-sets.ts'
import { createSpace } from '../../prove/sets/space.ts'
import { createBudget } from '../../prove/sets/work-budget.ts'
import { type AskedLeaves, askedLeaves } from '../../prove/values/asked-leaves.ts'
import { keyOf } from '../../prove/values/key-of.ts'

/** Space with the budget that is spent in it. */
export interface ProofSpace extends SharedSpace {
  /** Whether the space distinguishes everything that a journey asks. */
  readonly covers: (asked: AskedLeaves) => boolean
}

/** Steps of work allowed for one proof. */
const work = 1_000_000

/** Number of lenders with their own conditions that share one space; each further lender gets its own. */
const most = 20

/**
 * Creates a space for the questions of the base and its lenders, so that they share results. Undefined if the base does
 * not compile.
 */
export function createCommonSpace(source: Source): ProofSpace | undefined {
  const base = resolveBase(source).flows
  if (base === undefined) return undefined
  const asking = [...tenantFiles(source)]
    .filter(([, { value }]) => leavesIn(asJsonObject(asJsonObject(value).overrides)).length > 0)
    .slice(0, most)
    .flatMap(([code]) => resolveTenant(source, code).flows ?? [])
  const each = [base, ...asking].map((flows) => askedLeaves(flows.source))
  const asked = { deciding: each.flatMap(({ deciding }) => deciding), told: each.flatMap(({ told }) => told) }
  const key = contentHash([asked.deciding, asked.told])
  const { project } = base
  if (recent?.key !== key || recent.project !== project || recent.uses >= mostUses)
    recent = { key, project, shared: createSharedSpace(base, asked), uses: 0 }
  recent.uses += 1
  return recent.shared
}

/**
 * Results kept from before a file was saved again. They are valid if the same is asked in the same order, because no
 * result may depend on earlier questions. Dropped when too large.
 */
let recent:
  | { readonly key: string; readonly project: Project; readonly shared: ProofSpace; uses: number }
  | undefined
const mostUses = 128

export function createSharedSpace({ journey, project }: Flows, asked: AskedLeaves): ProofSpace {
  const budget = createBudget(work)
  const deciding = new Set(asked.deciding.map(keyOf))
  const told = new Set(asked.told.map(keyOf))
  const isIn = (known: ReadonlySet<string>) => (leaf: Leaf) => known.has(keyOf(leaf))
  return {
    space: createSpace(asked, { compile: journey.predicates.compile, project }, budget),
    budget,
    covers: (others) => others.deciding.every(isIn(deciding)) && others.told.every(isIn(told)),
  }
}
