import { pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const progressPlace: Rule = {
  id: 'progress-place',
  why: 'A sidebar that marks another step than the one an applicant is at tells them wrongly what is done and how much is left.',
  reads: 'logic',
  check: (subject) =>
    subject.flows === undefined || !isChanged(subject, 'progress', 'pages')
      ? []
      : [...beyondEnd(subject.flows), ...ofOtherStep(subject.flows)].map(subject.report),
}

type Flows = NonNullable<Subject['flows']>

/** Faults of positions after the last step: their number itself means that all are done. */
const beyondEnd = ({ source: { progress } }: Flows): readonly RuleFault[] =>
  Object.entries(progress.order.length === 0 ? {} : progress.resume)
    .filter(([, index]) => index > progress.order.length)
    .map(([position, index]) => ({
      pointer: pointerTo('progress', 'resume', position),
      related: [pointerTo('progress', 'order')],
      message: `${position} is at step ${index}, and there are ${progress.order.length} steps, counted from 0.`,
      hint: `Say the number of its step in \`order\`, or ${progress.order.length} once all are done.`,
    }))

/** Faults of pages that a part of one step lists, and whose own position is at another step or nowhere. */
const ofOtherStep = ({ source: { progress, pages } }: Flows): readonly RuleFault[] =>
  progress.order.flatMap((step, index) =>
    (progress.steps[step]?.parts ?? []).flatMap((part, partIndex) =>
      part.pages.flatMap((page, pageIndex) => {
        const positions = positionsOf(pages.pages[page]?.progress)
        const pointer = pointerTo('progress', 'steps', step, 'parts', partIndex, 'pages', pageIndex)
        if (pages.pages[page] !== undefined && pages.pages[page].progress === undefined)
          return [
            {
              pointer,
              related: [pointerTo('pages', 'pages', page)],
              message: `"${page}" is a part of "${step}" here, and has no \`progress\`: nobody is at that step there.`,
              hint: 'Take the page out of this part, or say its `progress` in flows/pages.json.',
            },
          ]
        return positions.flatMap((position) => {
          const at = progress.resume[position]
          if (at === undefined || at === index) return []
          return [
            {
              pointer,
              related: [
                pointerTo('pages', 'pages', page, 'progress'),
                pointerTo('progress', 'resume', position),
              ],
              message: `"${page}" is a part of "${step}" here, and its \`progress\`, ${position}, marks ${nameOf(progress.order[at])}.`,
              hint: 'Take the page out of this part, or correct its `progress` in flows/pages.json or the number under `resume`.',
            },
          ]
        })
      }),
    ),
  )

const nameOf = (step: string | undefined): string => (step === undefined ? 'no step' : `the step "${step}"`)

/** Positions of a page, in all variants. */
const positionsOf = (choice: Flows['source']['pages']['pages'][string]['progress']): readonly string[] => {
  if (!choice) return []
  return typeof choice === 'string' ? [choice] : choice.map(({ progress }) => progress)
}
