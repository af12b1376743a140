import { choose } from '../machine/choice.ts'
import type { Journey } from '../machine/journey.ts'
import { requireContext } from '../machine/machine.ts'
import { findServerState, type ServerStateRule } from '../machine/server-states.ts'
import { type PathStep, type Settlement, settle } from '../machine/settle.ts'
import { type Context, stateOf } from '../vocabulary.ts'

export interface PageResolution {
  readonly page: string
  readonly by: 'server-state' | 'machine' | 'fallback'
  /** Navigation state passed to the page. */
  readonly pass: Readonly<Record<string, unknown>>
  readonly why: Why
}

export interface Why {
  /** Server state, or the machine's state if the machine decided. */
  readonly state: string
  /** Key of server-states.json that matched the server state, if any. */
  readonly rule?: string
  /** Index of the rule's variant. */
  readonly index?: number
  /** Path of the machine to its state. */
  readonly path?: readonly PathStep[]
}

/**
 * Page where an applicant belongs now (core specification 4.2): by the server state, else by the client machine, else
 * `fallbackPage`. `from` is the page being left. Throws MISSING_CONTEXT without a part that the machine requires.
 */
export function resolvePage(journey: Journey, context: Context, from?: string): PageResolution {
  requireContext(journey.machine, context)
  const state = stateOf(journey.predicates.vocabulary, context)
  const rule = findServerState(journey.serverStates, state)
  const { page, by, index, settlement } = choosePage(journey, context, rule)
  const key = rule === undefined ? {} : { rule: rule.key }
  if (settlement !== undefined)
    return { page, by, pass: {}, why: { state: settlement.state, ...key, path: settlement.path } }
  return { page, by, pass: passed(journey, rule, context, from), why: { state, ...key, index } }
}

export interface ChosenPage extends Pick<PageResolution, 'page' | 'by'> {
  /** Index of the variant of the server state's page; -1 if the machine decides. */
  readonly index: number
  /** Defined if the machine decides. */
  readonly settlement: Settlement | undefined
}

/** Page of an application, by the rule of its server state if there is one, without an explanation. */
export function choosePage(
  journey: Journey,
  context: Context,
  rule: ServerStateRule | undefined,
): ChosenPage {
  if (rule?.page !== undefined) {
    const index = choose(rule.page, context)
    return { page: rule.page[index]?.value ?? '', by: 'server-state', index, settlement: undefined }
  }
  const settlement = settle(journey, context)
  const { page = journey.source.journey.fallbackPage ?? '/' } = settlement
  return { page, by: settlement.page === undefined ? 'fallback' : 'machine', index: -1, settlement }
}

/** Navigation state that the server state asks for: fields of the context, and the page that the applicant left. */
function passed(
  { predicates: { vocabulary } }: Journey,
  rule: ServerStateRule | undefined,
  context: Context,
  from: string | undefined,
): PageResolution['pass'] {
  const { pass } = rule?.source ?? {}
  if (pass === undefined) return {}
  const known = Object.entries(pass).map(
    ([name, field]) => [name, vocabulary.fields[field]?.get(context)] as const,
  )
  return Object.fromEntries([['from', from] as const, ...known].filter(([, value]) => value !== undefined))
}
