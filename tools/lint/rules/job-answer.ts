import { admits, type ProcessSource } from '#engine'
import { nearestHint, pointerTo, resolveBase } from '#source'
import { isChanged } from '../is-changed.ts'
import { productCode } from '../product-code/product-code.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const jobAnswer: Rule = {
  id: 'job-answer',
  why: "A job's answer that its state does not admit stops the application until somebody corrects it; an answer that a state expects but no job gives never comes; and a server without the code of a job does not start.",
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const { flows, source, tenant, report, keyAt } = subject
    const { process } = flows?.source ?? {}
    if (process?.jobs === undefined || !isChanged(subject, 'process')) return []
    const found = faultsOf(process, process.jobs)
    if (tenant === undefined)
      return [...found, ...withoutCode(process.jobs, productCode(subject)?.names)].map(report)
    const common = resolveBase(source).flows?.source.process
    const known = new Set(
      common?.jobs === undefined ? [] : faultsOf(common, common.jobs).map(({ message }) => message),
    )
    const isOwn = (pointer: string) => keyAt(pointer)?.file.startsWith('tenants/') === true
    return found
      .filter(({ message }) => !known.has(message))
      .map(({ inState, ...fault }) =>
        report(
          inState !== undefined && !isOwn(fault.pointer) && isOwn(inState)
            ? { ...fault, pointer: inState }
            : fault,
        ),
      )
  },
}

type JobFault = RuleFault & {
  /** Pointer to the state that runs the job, or should: a lender may have changed that. */
  readonly inState?: string
}

const faultsOf = (process: ProcessSource, jobs: Jobs): readonly JobFault[] => [
  ...statesOf(process, jobs),
  ...withoutJob(process, jobs),
  ...unusedJobs(process, jobs),
]

type Jobs = NonNullable<ProcessSource['jobs']>

const statesOf = (process: ProcessSource, jobs: Jobs): readonly JobFault[] =>
  Object.entries(process.states).flatMap(([state, { job }]) => {
    if (job === undefined) return []
    const answers = jobs[job]
    return answers === undefined
      ? [unknownJob(state, job, Object.keys(jobs))]
      : [...refused(process, state, job, answers), ...unanswered(process, state, job, answers)].map(
          (fault) => ({ ...fault, inState: pointerTo('process', 'states', state) }),
        )
  })

const unknownJob = (state: string, job: string, known: readonly string[]): RuleFault => ({
  pointer: pointerTo('process', 'states', state, 'job'),
  message: `There is no job "${job}".`,
  hint: 'Say in `jobs` what it may answer.',
  ...nearestHint(job, known),
})

/** Faults of answers of a job that the state does not take. */
const refused = (
  { transitions }: ProcessSource,
  state: string,
  job: string,
  answers: readonly string[],
): readonly RuleFault[] =>
  answers.flatMap((event) => {
    const transition = transitions[event]
    // Unknown events are findings of unknown-reference.
    if (transition === undefined || admits(transition, state)) return []
    return [
      {
        pointer: pointerTo('process', 'transitions', event, 'from'),
        what: 'key',
        message: `${state} runs "${job}", which may answer "${event}"; that is not admitted there.`,
        hint: `Name ${state} in \`from\`, or take the event from the answers of the job.`,
      },
    ]
  })

/** Faults of events that only a job may send and this job does not. */
function unanswered(
  { states, transitions, submissions }: ProcessSource,
  state: string,
  job: string,
  answers: readonly string[],
): readonly RuleFault[] {
  const submitted = new Set(Object.values(submissions).map(({ event }) => event))
  if (states[state]?.awaits !== undefined) return []
  return Object.entries(transitions).flatMap(([event, { from }]) =>
    from === '*' || !from.includes(state) || submitted.has(event) || answers.includes(event)
      ? []
      : [
          {
            pointer: pointerTo('process', 'transitions', event, 'from', from.indexOf(state)),
            message: `Nothing sends "${event}" in ${state}: "${job}", which runs there, never answers it.`,
            hint: `Take ${state} from the event, or say in \`jobs\` that "${job}" may answer it.`,
          },
        ],
  )
}

/** Faults of events that only jobs send, in states that run none. */
const withoutJob = ({ states, transitions, submissions }: ProcessSource, jobs: Jobs): readonly JobFault[] => {
  const submitted = new Set(Object.values(submissions).map(({ event }) => event))
  return Object.entries(transitions).flatMap(([event, { from }]) => {
    const answering = Object.keys(jobs).filter((job) => jobs[job]?.includes(event))
    if (from === '*' || submitted.has(event) || answering.length === 0) return []
    return from.flatMap((state, index) =>
      states[state] === undefined || states[state].job !== undefined
        ? []
        : [
            {
              pointer: pointerTo('process', 'transitions', event, 'from', index),
              inState: pointerTo('process', 'states', state),
              message: `Nothing sends "${event}" in ${state}: ${answering.map((job) => `"${job}"`).join(' and ')}, which may answer it, ${answering.length === 1 ? 'does' : 'do'} not run there.`,
              hint: `Take ${state} from the event, or let it run the job.`,
            },
          ],
    )
  })
}

/** Faults of jobs that the server's code names nowhere. Undefined names: a directory without code. */
const withoutCode = (jobs: Jobs, names: ReadonlySet<string> | undefined): readonly RuleFault[] =>
  Object.keys(jobs)
    .filter((job) => names !== undefined && !names.has(job))
    .map((job) => ({
      pointer: pointerTo('process', 'jobs', job),
      what: 'key',
      message: `No code runs the job "${job}": server/jobs/jobs.ts does not have it, and the server does not start.`,
      hint: 'A new job needs a developer: write its handler in server/jobs/handlers, and name it in server/jobs/jobs.ts.',
    }))

const unusedJobs = ({ states }: ProcessSource, jobs: Jobs): readonly RuleFault[] => {
  const running = new Set(Object.values(states).map(({ job }) => job))
  return Object.keys(jobs)
    .filter((job) => !running.has(job))
    .map((job) => ({
      pointer: pointerTo('process', 'jobs', job),
      what: 'key',
      message: `No state runs the job "${job}".`,
      hint: 'If a change took away what ran it, put that back. Otherwise let the state run it that waits for what it answers, or remove it.',
    }))
}
