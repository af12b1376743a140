import type { Source } from '../files/load-source.ts'
import { asJsonObject, asText } from '../json/json-value.ts'
import type { KeptField } from './kept-answers.ts'
import type { KeptFault } from './kept-fault.ts'
import { leavesIn } from './predicate-leaves.ts'

/**
 * Faults of answers sent to a browser without need. Secret answers belong in the sealed loan file, and so do personal
 * ones unless a page shows them or a condition reads them.
 */
export function exposedAnswers({ to, field, name, last }: KeptField, source: Source): readonly KeptFault[] {
  const { hiddenAnswers, isHidden } = source.project
  if (hiddenAnswers === undefined || isHidden(to)) return []
  const hint = `Keep it at "${hiddenAnswers}${last}".`
  const message = `"${name}" is ${field.class}, and every browser of its applicant would get it back`
  if (field.class === 'secret') return [{ key: 'to', message: `${message}.`, hint }]
  const isNeeded = field.summary === true || !to.startsWith(source.project.answers)
  if (field.class !== 'personal' || isNeeded || isRead(source, to)) return []
  return [{ key: 'to', message: `${message}: nothing shows it there, and no condition reads it.`, hint }]
}

const places = ['form', 'tenant', 'predicates', 'pages', 'journey', 'server-states', 'registration']

/** Whether a condition of the flows or of any lender reads a field. */
const isRead = (source: Source, to: string): boolean =>
  [...source.files.values()].some(
    ({ kind, value }) =>
      places.includes(kind) && leavesIn(asJsonObject(value)).some(({ leaf }) => asText(leaf.field) === to),
  )
