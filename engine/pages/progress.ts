import { chooseValue } from '../machine/choice.ts'
import type { Journey } from '../machine/journey.ts'
import { type Context, stateOf } from '../vocabulary.ts'
import { type StepState, stateAt } from './page-path.ts'
import { resolvePage } from './resolve-page.ts'
import { stageOfState } from './stage-of.ts'

export interface ProgressStep {
  readonly id: string
  /** Copy key. */
  readonly label: string
  readonly state: StepState
}

export interface Progress {
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number
  readonly steps: readonly ProgressStep[]
}

/**
 * Application progress sidebar (core specification 2, 4.2). A page without a progress position, such as one that may be
 * visited at any time, shows the position of the page where the applicant belongs. No page of a finished application falls
 * behind its end.
 */
export function progress(journey: Journey, context: Context, page: string): Progress {
  const { order, resume } = journey.source.progress
  const own = journey.marks.get(page)
  const isAnytime = journey.source.pages.pages[page]?.visit === 'anytime'
  const choice = isAnytime ? (dueMark(journey, context) ?? own) : (own ?? dueMark(journey, context))
  const current = isDone(journey, context)
    ? order.length
    : (resume[choice ? chooseValue(choice, context) : ''] ?? 0)
  const steps = order.map((id, index): ProgressStep => {
    const label = chooseValue(journey.labels.get(id) ?? [], context)
    return { id, label, state: stateAt(index, current) }
  })
  return { current, steps }
}

const isDone = ({ serverStates, predicates }: Journey, context: Context): boolean =>
  stageOfState(serverStates, stateOf(predicates.vocabulary, context)) === 'done'

const dueMark = (journey: Journey, context: Context) => journey.marks.get(resolvePage(journey, context).page)
