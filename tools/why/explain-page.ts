import {
  type Context,
  explainCondition,
  explainPath,
  findServerState,
  type PageResolution,
  resolvePage,
  stateOf,
  turnOfStep,
  whoseTurn,
} from '#engine'
import { decidingFacts, describeLeaf, type TenantJourney } from '#source'
import { sayWith } from '../graph/variants-in-words.ts'
import type { PageWhy, SettlementWhy, VariantWhy } from './page-why.ts'

/** Explains why the engine shows a page. Throws MISSING_CONTEXT without a part that the journey requires. */
export function explainPage({ tenant, journey, project }: TenantJourney, context: Context): PageWhy {
  const resolution = resolvePage(journey, context)
  const { page, by, why } = resolution
  return {
    tenant: tenant.code,
    page,
    by,
    turn: whoseTurn(journey, context),
    ...askedOf({ journey, project }, context),
    serverState: stateOf(project, context),
    ...(why.rule === undefined ? {} : { rule: why.rule }),
    variants: variantsOf({ journey, project }, resolution, context),
    ...(why.path === undefined
      ? {}
      : { settlement: settlementOf({ journey, project }, why.state, why.path, context) }),
  }
}

type Told = Pick<TenantJourney, 'journey' | 'project'>

/** Cause of the applicant's turn whatever the step: a reviewer's request, by its value. */
function askedOf({ journey, project }: Told, context: Context): Pick<PageWhy, 'asked'> {
  const { interruptedWhen } = journey.source.serverStates
  const step = turnOfStep(journey, context)
  if (interruptedWhen === undefined || step === 'nobody') return {}
  const explanation = explainCondition(journey.predicates, interruptedWhen, context)
  if (!explanation.holds) return {}
  const { field, actual } = explanation
  const because =
    field !== undefined && typeof actual === 'string'
      ? [describeLeaf({ field, equals: actual }, true, project)]
      : decidingFacts(explanation, project)
  return { asked: { because, step } }
}

/** Pages considered, up to the one shown. */
function variantsOf(
  { journey, project }: Told,
  { by, why }: PageResolution,
  context: Context,
): readonly VariantWhy[] {
  const choice =
    by === 'server-state'
      ? findServerState(journey.serverStates, why.state)?.page
      : journey.machine.pages.get(why.state)
  const chosen = choice?.findIndex(({ test }) => test(context)) ?? -1
  const say = sayWith(journey.predicates.source, project)
  return (choice ?? []).slice(0, chosen + 1).map(({ value, when, test }) => ({
    page: value,
    ...(when === undefined ? {} : { when: say(when) }),
    holds: test(context),
    because:
      when === undefined ? [] : decidingFacts(explainCondition(journey.predicates, when, context), project),
  }))
}

function settlementOf(
  { journey, project }: Told,
  state: string,
  path: NonNullable<PageResolution['why']['path']>,
  context: Context,
): SettlementWhy {
  return {
    initial: journey.machine.source.initial,
    steps: explainPath(journey, path, context).map(({ event, to, explanation }) => ({
      event,
      to,
      because: decidingFacts(explanation, project),
    })),
    state,
    next: nextSteps({ journey, project }, state, context),
  }
}

/** Events from a state whose conditions do not hold, without those possible in every state. */
function nextSteps(
  { journey: { machine, predicates }, project }: Told,
  state: string,
  context: Context,
): SettlementWhy['next'] {
  return (machine.candidates.get(state) ?? []).flatMap(({ event, test, to }) => {
    const { from, trigger } = machine.source.transitions[event] ?? { from: '*' }
    if (from === '*' || trigger === undefined || test(context)) return []
    const missing = decidingFacts(explainCondition(predicates, trigger, context), project)
    return [{ event, to: to.map(({ value }) => value).join(' or '), missing }]
  })
}
