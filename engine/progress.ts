import type { Context } from '#generated/context'
import { chooseValue } from './choice.ts'
import type { Journey } from './journey.ts'
import { type StepState, stateAt } from './page-path.ts'
import { resolvePage } from './resolve-page.ts'

export interface ProgressStep {
  readonly id: string
  /** Copy key. */
  readonly label: string
  readonly state: StepState
}

export interface Progress {
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number
  /** Index among the parts of the current step (flows/progress.json); -1 where it has none. */
  readonly part: number
  readonly steps: readonly ProgressStep[]
}

/**
 * The application progress sidebar (core specification 2, 4.2). A page that says nothing of progress, such as one that
 * may be visited at any time, shows that of the page where the applicant belongs.
 */
export function progress(journey: Journey, context: Context, page: string): Progress {
  const { order, resume, steps: sources } = journey.source.progress
  const shown = journey.marks.has(page) ? page : resolvePage(journey, context).page
  const choice = journey.marks.get(shown)
  const mark = choice && chooseValue(choice, context)
  const current = mark === undefined ? 0 : (resume[mark] ?? 0)
  const steps = order.map((id, index): ProgressStep => {
    const label = chooseValue(journey.labels.get(id) ?? [], context)
    return { id, label, state: stateAt(index, current) }
  })
  const part = sources[order[current] ?? '']?.parts?.findIndex(({ pages }) => pages.includes(shown)) ?? -1
  return { current, part, steps }
}
