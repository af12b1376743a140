import { type Context, followMigrations, inState, resolvePage } from '#engine'
import { type TenantJourney, tenantContext } from '#source'
import type { ApplicationPosition } from '../positions/position.ts'
import { askedTogether, createPageSets, type PageSets, shareSpace } from '../prove/pages/page-sets.ts'
import { type ContextSet, everything, nothing } from '../prove/sets/diagrams.ts'
import { dueIn } from './find-stranded.ts'

/** Effect of a change on an open application. */
export interface Judged extends Pick<ApplicationPosition, 'application' | 'tenant' | 'state'> {
  readonly verdict: 'unaffected' | 'moved' | 'stranded'
  /** Page before; undefined for a lender not served before. */
  readonly from?: string
  /** Page now; undefined for a stranded application. */
  readonly to?: string
  /** Migrations that move it. */
  readonly migrations: readonly string[]
  /** Reason why it is stranded. */
  readonly reason?: string
}

/**
 * Judges the open applications of a lender; journeys are undefined for a lender that is not served. Throws
 * BudgetExhausted.
 */
export function judgePositions(
  now: TenantJourney | undefined,
  before: TenantJourney | undefined,
  positions: readonly ApplicationPosition[],
): readonly Judged[] {
  if (now === undefined) return positions.map(withoutLender)
  const shared = shareSpace(askedTogether(before === undefined ? [now] : [now, before]), now)
  const [pages, old] = [now, before ?? now].map((journey) => createPageSets(journey, shared))
  if (pages === undefined || old === undefined) return []
  const landed = positions.map((position) => land(now, before, fill(position, old)))
  const isStuck = stuckIn(now, pages, landed)
  // Applications that were stuck before are not stranded by the change.
  const wasStuck = before === undefined ? () => false : stuckIn(before, old, landed.map(standing))
  return landed.map((each) => judge(now, before, each, isStuck(each) && !wasStuck(standing(each))))
}

const withoutLender = ({ application, tenant, state }: ApplicationPosition): Judged => ({
  application,
  tenant,
  state,
  verdict: 'stranded',
  migrations: [],
  reason: `The lender ${tenant} is not served.`,
})

interface Filled {
  readonly position: ApplicationPosition
  readonly context: Context
  /** Contexts that the application may have; several if only its state is known. */
  readonly contexts: ContextSet
}

/** Adds the contexts of an application of which only the state is known: every context that the old journey allows there. */
function fill(position: ApplicationPosition, old: PageSets): Filled {
  const { context, state } = position
  if (context !== undefined) return { position, context, contexts: old.conditions.including(context) }
  const contexts = old.reach().contexts.get(state) ?? everything
  return { position, context: old.witness(state, contexts), contexts }
}

/** Position before any migration. */
const standing = (filled: Filled): Standing => ({ state: filled.position.state, contexts: filled.contexts })

type Standing = Pick<Landed, 'state' | 'contexts'>

interface Landed extends Filled {
  /** State after migrations; the context contains it too. */
  readonly state: string
  readonly migrations: readonly string[]
}

function land(now: TenantJourney, before: TenantJourney | undefined, filled: Filled): Landed {
  const isDue = dueIn({ effective: now }, before === undefined ? undefined : { effective: before })
  const known = { tenant: tenantContext(now.tenant), ...filled.context }
  const steps = followMigrations(now.migrations, filled.position.state, known, now.project, isDue)
  const state = steps.at(-1)?.to ?? filled.position.state
  return {
    ...filled,
    state,
    context: inState(now.project, known, state),
    migrations: steps.map(({ migration }) => migration.source.id),
  }
}

function judge(
  now: TenantJourney,
  before: TenantJourney | undefined,
  landed: Landed,
  isStuck: boolean,
): Judged {
  const { position, context, state, migrations } = landed
  const { application, tenant, state: origin } = position
  const from = before === undefined ? undefined : pageAt(before, context, origin)
  const shared = { application, tenant, state: origin, ...(from === undefined ? {} : { from }), migrations }
  const reason = reasonOf(now, landed, isStuck)
  if (reason !== undefined) return { ...shared, verdict: 'stranded', reason }
  const to = pageAt(now, context, state)
  const isSame = (from === undefined || from === to) && state === origin
  return { ...shared, verdict: isSame ? 'unaffected' : 'moved', to }
}

function pageAt({ journey, project, tenant }: TenantJourney, context: Context, state: string): string {
  const known = { ...context, tenant: tenantContext(tenant) }
  return resolvePage(journey, inState(project, known, state)).page
}

function reasonOf(
  { source, journey }: TenantJourney,
  { state, context, migrations }: Landed,
  isStuck: boolean,
): string | undefined {
  const { states, needs } = source.process
  if (!Object.hasOwn(states, state))
    return `The state ${state} does not exist, and no migration leads on from it.`
  const unmet = needs?.[state]?.find((need) => !journey.predicates.compile(need)(context))
  if (migrations.length > 0 && unmet !== undefined)
    return `A migration would lead to ${state}, which needs ${JSON.stringify(unmet)}.`
  return isStuck ? `Nothing leads from ${state} to an ending.` : undefined
}

/** Returns a test for positions from which no ending can be reached; searches for all positions at once. */
function stuckIn(
  { source }: TenantJourney,
  pages: PageSets,
  standing: readonly Standing[],
): (one: Standing) => boolean {
  const { diagrams } = pages.conditions
  const places = new Map<string, ContextSet>()
  for (const { state, contexts } of standing)
    if (Object.hasOwn(source.process.states, state))
      places.set(state, diagrams.or(places.get(state) ?? nothing, contexts))
  const stuck = new Map(pages.stuck(places).map(({ state, contexts }) => [state, contexts]))
  const free = (state: string, contexts: ContextSet) => diagrams.minus(contexts, stuck.get(state) ?? nothing)
  const { ofState } = pages.conditions
  return ({ state, contexts }) => free(state, diagrams.forget(contexts, ofState)) === nothing
}
