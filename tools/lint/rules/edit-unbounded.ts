import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

/** Applies to submissions that take documents back; findings about ways that only they open follow from its own. */
export const editUnbounded: Rule = {
  id: 'edit-unbounded',
  why: 'Who may take documents back at any time undoes what already rests on them, and comes by ways that no page is meant for.',
  reads: 'logic',
  check: ({ flows, reportOwn }) => {
    if (flows === undefined) return []
    const edits = Object.entries(flows.source.process.submissions).filter(
      ([, { supersedes = [] }]) => supersedes.length > 0,
    )
    const bounded = edits.find(([, { tooLate }]) => tooLate !== undefined)?.[0]
    return reportOwn(
      edits
        .filter(([, { tooLate }]) => tooLate === undefined)
        .map(([name, { supersedes = [] }]) => ({
          pointer: pointerTo('process', 'submissions', name),
          what: 'key' as const,
          ...(bounded !== undefined && {
            related: [pointerTo('process', 'submissions', bounded, 'tooLate')],
          }),
          message: `"${name}" takes back ${supersedes.join(', ')}, and nothing says from when on it is too late.`,
          hint: `Say it by \`tooLate\`${bounded === undefined ? '' : `, as of "${bounded}"`}: once something rests on these documents, nobody may take them back.`,
        })),
    )
  },
}
