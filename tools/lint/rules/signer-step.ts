import type { PageSource, PagesSource, ProcessSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

/** Compares what the pages of additional signers offer with what their steps take. */
export const signerStep: Rule = {
  id: 'signer-step',
  why: 'An additional signer whose page does not let them do what is due, or offers what is refused, cannot go on, and with them nobody else.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { pages, process } = flows.source
    const steps = Object.entries<string>(pages.signerSteps ?? {})
    return reportOwn([
      ...steps.flatMap(([step, page]) => [
        ...refused(step, page, pages, process),
        ...unoffered(step, page, pages, process),
        ...idle(step, pages, process),
      ]),
      ...Object.entries(pages.pages).flatMap(([page, source]) => elsewhere(page, source)),
    ])
  },
}

type Acts = NonNullable<ProcessSource['signerActs']>

/** Acts that a step takes, without those that every page offers. */
const takenIn = (step: string, { signerActs = {} }: Pick<ProcessSource, 'signerActs'>): readonly string[] =>
  Object.entries<Acts[string]>(signerActs).flatMap(([act, { in: steps, onEveryPage }]) =>
    onEveryPage !== true && (steps as readonly string[]).includes(step) ? [act] : [],
  )

/** Page of a step, and those that may be visited from there, with what each offers. */
const openAt = (shown: string, { pages }: PagesSource) =>
  Object.entries<PageSource>(pages).flatMap(([page, { at = [], acts = [] }]) =>
    page === shown || at.includes(shown) ? [{ page, acts }] : [],
  )

/** Faults of acts that a page offers in a step that does not take them. */
function refused(
  step: string,
  shown: string,
  pages: PagesSource,
  process: ProcessSource,
): readonly RuleFault[] {
  const taken = takenIn(step, process)
  return openAt(shown, pages).flatMap(({ page, acts }) =>
    acts
      .filter((act) => !taken.includes(act) && process.signerActs?.[act]?.onEveryPage !== true)
      .map((act) => ({
        pointer: pointerTo('pages', 'signerSteps', step),
        related: [pointerTo('pages', 'pages', page, 'acts'), pointerTo('process', 'signerActs', act)],
        message: `"${page}" is open in the step ${step}, which refuses "${act}".`,
        hint: 'Show another page in this step, or let the act be taken `in` it.',
      })),
  )
}

/** Faults of acts that a step takes, and that no page offers there. */
function unoffered(
  step: string,
  shown: string,
  pages: PagesSource,
  process: ProcessSource,
): readonly RuleFault[] {
  const offered = openAt(shown, pages).flatMap(({ acts }) => acts)
  return takenIn(step, process)
    .filter((act) => !offered.includes(act))
    .map((act) => ({
      pointer: pointerTo('pages', 'signerSteps', step),
      related: [pointerTo('process', 'signerActs', act), pointerTo('pages', 'pages', shown)],
      message: `The step ${step} takes "${act}", but neither "${shown}" nor a page that is open there offers it.`,
      hint: 'Show a page that offers it: `acts`. Or take the step from the act.',
    }))
}

/** Fault of a step in which it is the signer's turn, and nothing is taken that leads on. */
function idle(
  step: string,
  { signerProgress = [] }: PagesSource,
  process: ProcessSource,
): readonly RuleFault[] {
  const index = signerProgress.findIndex(({ steps }) => (steps as readonly string[]).includes(step))
  if (index === -1 || takenIn(step, process).length > 0) return []
  return [
    {
      pointer: pointerTo('pages', 'signerProgress', index, 'steps'),
      related: [pointerTo('pages', 'signerSteps', step), pointerTo('process', 'signerActs')],
      message: `It is the signer's turn in the step ${step}, which takes nothing from them.`,
      hint: 'Let an act be taken `in` it, or take it from the progress.',
    },
  ]
}

/** Fault of a page that offers acts of signers to somebody else. */
const elsewhere = (page: string, { area, acts }: PageSource): readonly RuleFault[] =>
  acts === undefined || area === 'signer'
    ? []
    : [
        {
          pointer: pointerTo('pages', 'pages', page, 'acts'),
          what: 'key',
          message: `"${page}" is of the area ${area}, in which there are no additional signers.`,
          hint: 'Take the acts from it.',
        },
      ]
