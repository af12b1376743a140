import type { Context } from '#generated/context'
import { fields } from '#generated/fields'
import { choose } from './choice.ts'
import { type Explanation, explainCondition } from './explain.ts'
import type { Journey } from './journey.ts'
import { requireContext } from './machine.ts'
import { findServerState, type ServerStateRule } from './server-states.ts'
import { type PathStep, settle } from './settle.ts'

export interface PageResolution {
  readonly page: string
  readonly by: 'server-state' | 'machine' | 'fallback'
  /** What goes along to the page as navigation state. */
  readonly pass: Readonly<Record<string, unknown>>
  readonly why: Why
}

export interface Why {
  /** The server state, or the machine's state when the machine decided. */
  readonly state: string
  /** The key of server-states.json that matched the server state, if any did. */
  readonly rule?: string
  /** Which of the rule's variants. */
  readonly index?: number
  /** Why that variant holds; absent when it has no condition. */
  readonly explanation?: Explanation
  /** The machine's way to its state. */
  readonly path?: readonly PathStep[]
}

/**
 * The page where an applicant belongs now (core specification 4.2): by the server state, else by the client machine,
 * else `fallbackPage`. `from` is the page being left. Throws MISSING_CONTEXT without profile or heloc.
 */
export function resolvePage(journey: Journey, context: Context, from?: string): PageResolution {
  requireContext(journey.machine, context)
  const state = fields['status.checklistStatus'].get(context)
  const rule = findServerState(journey.serverStates, String(state))
  return rule?.page === undefined
    ? byMachine(journey, context, rule)
    : byServerState(journey, context, String(state), rule, from)
}

function byServerState(
  journey: Journey,
  context: Context,
  state: string,
  rule: ServerStateRule,
  from: string | undefined,
): PageResolution {
  const index = choose(rule.page ?? [], context)
  const option = rule.page?.[index]
  const explanation =
    option?.when === undefined
      ? {}
      : { explanation: explainCondition(journey.predicates, option.when, context) }
  return {
    page: option?.value ?? '',
    by: 'server-state',
    pass: passed(rule, context, from),
    why: { state, rule: rule.key, index, ...explanation },
  }
}

function byMachine(journey: Journey, context: Context, rule: ServerStateRule | undefined): PageResolution {
  const { state, page, path } = settle(journey, context)
  const why = { state, ...(rule === undefined ? {} : { rule: rule.key }), path }
  const fallback = journey.source.journey.fallbackPage ?? '/'
  return { page: page ?? fallback, by: page === undefined ? 'fallback' : 'machine', pass: {}, why }
}

/** `from` is the page left, `decision` the underwriting decision (pages.md, product/select). */
function passed(rule: ServerStateRule, context: Context, from: string | undefined): PageResolution['pass'] {
  const known: Readonly<Record<string, unknown>> = {
    from,
    decision: fields['status.uwDecision'].get(context),
  }
  return Object.fromEntries(
    (rule.source.pass ?? []).filter((name) => known[name] !== undefined).map((name) => [name, known[name]]),
  )
}
