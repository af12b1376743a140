import type { ProcessSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { type ContextSet, nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import { onward } from '../proof/process-graph.ts'
import { shownTo } from '../proof/shown-to.ts'
import { submissionOf } from '../references/offer-pointer.ts'
import type { Rule, RuleFault } from '../rule.ts'

export const stuckApplicant: Rule = {
  id: 'stuck-applicant',
  why: 'If no page offers a way on and no job or signer moves the application, its applicant waits for ever, although arrows exist.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { flows } = subject
    const graph = onward(subject, model)
    // The rule cannot-finish reports states without any arrow.
    const caught = model.stuck.filter(({ state }) => graph.get(state)?.length !== 0)
    const still = caught.filter((each) => each.still !== nothing)
    // Applicants who move without reaching an end are reported at the first such state.
    const named =
      still.length > 0
        ? still.map((each) => ({ state: each.state, contexts: each.still }))
        : caught.slice(0, 1)
    return named.map(({ state, contexts }) =>
      subject.report(faultOf(flows, model, { state, contexts, isStill: still.length > 0 })),
    )
  }),
}

interface Caught {
  readonly state: string
  readonly contexts: ContextSet
  /** Marks an application that nobody can move at all. */
  readonly isStill: boolean
}

function faultOf(flows: Flows, model: Model, { state, contexts, isStill }: Caught): RuleFault {
  const witness = model.witness(state, contexts)
  const inState = pointerTo('process', 'states', state)
  if (!isStill)
    return {
      pointer: inState,
      message: `From ${state} no ending can be reached with this application.`,
      hint,
      what: 'key',
      witness,
    }
  const { page, because, pointer } = shownTo(flows, witness.context)
  const { process, pages } = flows.source
  const sent = Object.entries(process.submissions).filter(([, { event }]) => isTaken(process, event, state))
  const isOffered = ([submission]: (typeof sent)[number]) =>
    Object.values(pages.pages).some((each) => (each.submissions ?? []).map(submissionOf).includes(submission))
  // If some page offers what the state admits, the page shown is the likely fault.
  const atPage = sent.every(isOffered) ? pointer : pointerTo('pages', 'pages', page)
  return {
    pointer: sent.length > 0 && pages.pages[page] !== undefined ? atPage : inState,
    message: `In ${state} nobody moves this application on: ${page}, its page, offers nothing, and there is no job.`,
    hint: `${hint} ${because}`,
    what: 'key',
    witness,
  }
}

const isTaken = ({ transitions }: ProcessSource, event: string, state: string): boolean => {
  const from = transitions[event]?.from ?? []
  return from !== '*' && from.includes(state)
}

const hint = 'Let the page that is shown offer a submission, name another page, or give the state a job.'
