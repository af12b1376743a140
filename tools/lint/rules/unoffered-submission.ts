import { pointerTo } from '#source'
import { unofferedSubmissions } from '../references/unoffered-submissions.ts'
import type { Rule } from '../rule.ts'

/** Applies to submissions of which unoffered-event does not speak already, by each state that waits for them. */
export const unofferedSubmission: Rule = {
  id: 'unoffered-submission',
  why: 'The process takes what nobody can do: without a page that offers it, a withdrawal or a correction exists on paper alone.',
  reads: 'logic',
  check: ({ flows, source, report }) => {
    if (flows === undefined) return []
    const { submissions, transitions } = flows.source.process
    const lost = unofferedSubmissions(flows, source)
    const isLost = (event: string) =>
      Object.entries(submissions).every(([name, each]) => each.event !== event || lost.includes(name))
    return lost.flatMap((name) => {
      const { event = '', insteadOf } = submissions[name] ?? {}
      const from = transitions[event]?.from
      if (from !== undefined && from !== '*' && isLost(event)) return []
      return report({
        pointer: pointerTo('process', 'submissions', name),
        what: 'key',
        related: [pointerTo('pages', 'pages')],
        message: `No page offers "${name}"${insteadOf === undefined ? '' : `, nor "${insteadOf}", instead of which it is sent`}.`,
        hint: 'Let a page offer it: `submissions`. If a change took that away, put it back. If nobody is meant to do it, remove it.',
      })
    })
  },
}
