import type { MachineSource, ProcessSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const unsentEvent: Rule = {
  id: 'unsent-event',
  why: 'An event that nothing triggers and nobody sends never happens: the arrow that is drawn for it promises what no applicant meets.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const { journey, process } = flows.source
    return reportOwn([...withoutTrigger(journey), ...withoutSender(process)])
  },
}

/** Faults of events of the browser, which moves by triggers alone: `events` of a page send nothing. */
const withoutTrigger = ({ transitions }: MachineSource): readonly RuleFault[] =>
  Object.entries(transitions)
    .filter(([, { trigger }]) => trigger === undefined)
    .map(([event]) => ({
      pointer: pointerTo('journey', 'transitions', event),
      what: 'key',
      message: `Nothing triggers "${event}".`,
      hint: 'Name the predicate that makes it fire in `trigger`, and the event in triggerOrder; or remove it.',
    }))

/** Faults of events of the server, which submissions, jobs and signers send. */
function withoutSender({ transitions, submissions, jobs, states }: ProcessSource): readonly RuleFault[] {
  // Without a list of what jobs answer, any event may be an answer.
  if (jobs === undefined) return []
  const sent = new Set([
    ...Object.values(submissions).map(({ event }) => event),
    ...Object.values(jobs).flat(),
  ])
  const isSigned = (from: '*' | readonly string[]) =>
    from !== '*' && from.some((state) => states[state]?.awaits !== undefined)
  return Object.entries(transitions)
    .filter(([event, { from }]) => !sent.has(event) && !isSigned(from))
    .map(([event]) => ({
      pointer: pointerTo('process', 'transitions', event),
      what: 'key',
      message: `No submission and no job sends "${event}".`,
      hint: 'Let a submission name it as its event, or a job as an answer in `jobs`; or remove it.',
    }))
}
