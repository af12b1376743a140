import type { Journey } from '../machine/journey.ts'
import type { JourneySource } from '../source.ts'
import type { Context } from '../vocabulary.ts'
import { type StepState, stateAt } from './page-path.ts'

export interface RegistrationRequest {
  /** Value of the query parameter, if any. */
  readonly requested?: string | null
  /** Steps whose answers are stored. */
  readonly answered: readonly string[]
}

export interface RegistrationPosition {
  readonly step: string
  readonly back: string | undefined
  readonly next: string | undefined
  /** Steps that are not skipped, in order. */
  readonly steps: readonly string[]
  readonly groups: readonly RegistrationGroup[]
}

export interface RegistrationGroup {
  readonly id: string
  /** Copy key. */
  readonly label: string
  readonly state: StepState
  readonly steps: readonly {
    readonly id: string
    readonly label: string
    readonly state: StepState
  }[]
}

/** Step to show: the one requested, unless an earlier one is still unanswered (core specification 2, pages.md). */
export function chooseRegistrationStep(
  journey: Journey,
  context: Context,
  { requested, answered }: RegistrationRequest,
): RegistrationPosition {
  const { order, steps: questions, confirmation } = journey.source.registration
  const steps = [...order, ...(confirmation ? [confirmation.step] : [])].filter((id) => {
    const { skipWhen } = questions[id] ?? confirmation ?? {}
    return !skipWhen || !journey.predicates.compile(skipWhen)(context)
  })
  const last = steps.findIndex((id, at) => at === steps.length - 1 || !answered.includes(id))
  const wanted = steps.indexOf(requested ?? '')
  const index = wanted === -1 ? last : Math.min(wanted, last)
  return {
    step: steps[index] ?? '',
    back: steps[index - 1],
    next: steps[index + 1],
    steps,
    groups: groupsOf(journey, steps, index),
  }
}

function groupsOf(journey: Journey, steps: readonly string[], current: number): readonly RegistrationGroup[] {
  const { groups, groupOrder, steps: asked, confirmation } = journey.source.registration
  // The confirmation belongs to the group of the last question.
  const lastGroup = asked[steps.at(-2) ?? '']?.group
  const sources: Readonly<Record<string, { readonly group: string | undefined; readonly label: string }>> = {
    ...asked,
    ...(confirmation && { [confirmation.step]: { label: confirmation.label, group: lastGroup } }),
  }
  return groupOrder.flatMap((id) => {
    const parts = steps.flatMap((step, index) => {
      const source = sources[step]
      return source?.group === id ? [{ id: step, label: source.label, state: stateAt(index, current) }] : []
    })
    if (parts.length === 0) return []
    // Steps of a group are adjacent: no unfinished one precedes the current one.
    const state = parts.find((part) => part.state !== 'done')?.state ?? 'done'
    return [{ id, label: groups[id]?.label ?? '', state, steps: parts }]
  })
}

/** Copy key of a question's title or lead: its step in camel case, also for a step that a lender adds. */
export const registrationMessage = (step: string, part: 'title' | 'lead'): string =>
  `register.${step.replace(/-./g, (dash) => dash.slice(1).toUpperCase())}.${part}`

/**
 * Id of the form with which a page begins: for registration the form of its first question, for any other page the id
 * of the page itself. A form with that id need not exist.
 */
export function firstForm(
  { registration: { order, steps } }: Pick<JourneySource, 'registration'>,
  page: string,
): string {
  const [first = ''] = order
  return (page === 'register' ? steps[first]?.form : undefined) ?? page
}
