import { pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const leftUnsaid: Rule = {
  id: 'left-unsaid',
  why: 'A missing value is read as the usual one, whether that was meant or forgotten: the expected wait and the position on the way must be stated.',
  reads: 'logic',
  check: (subject) =>
    subject.flows === undefined || !isChanged(subject, 'process', 'pages')
      ? []
      : subject.reportOwn([...paces(subject.flows), ...marks(subject.flows)]),
}

type Flows = NonNullable<Subject['flows']>

/** Faults of states with a job that do not say for whom or what the applicant waits. */
const paces = ({ source: { process } }: Flows): readonly RuleFault[] =>
  Object.entries(process.states)
    .filter(([, state]) => state.job !== undefined && state.pace === undefined)
    .map(([state, { job }]) => ({
      pointer: pointerTo('process', 'states', state),
      what: 'key',
      message: `${state} does not say who is waited for while "${job}" runs.`,
      hint: 'Give it a `pace`: vendor for a machine that answers, review for a person, businessDay for a day.',
    }))

/** Faults of an application's pages without a sidebar position, if there is a sidebar. */
const marks = ({ source: { pages, progress } }: Flows): readonly RuleFault[] =>
  Object.entries(progress.order.length === 0 ? {} : pages.pages)
    .filter(([, page]) => page.area === 'application' && page.progress === undefined)
    .map(([page]) => ({
      pointer: pointerTo('pages', 'pages', page),
      what: 'key',
      message: `"${page}" does not say where the sidebar stands.`,
      hint: 'Give it a `progress`: null where the sidebar stays as it is wherever the applicant belongs.',
    }))
