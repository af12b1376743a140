import { foundWhileReading } from '../found-while-reading.ts'
import { checkReferences } from '../references/check-references.ts'
import type { Rule } from '../rule.ts'

const found = foundWhileReading('unknown-reference', 'An id that names nothing leads an applicant nowhere.')

/** Checks all ids that the schemas mark; the engine refuses only those that it follows. */
export const unknownReference: Rule = {
  ...found,
  check: (subject) => {
    const walked = checkReferences(subject, 'other')
    const isNew = (place: string) => !walked.some(({ file, pointer }) => `${file}${pointer}` === place)
    return [...walked, ...found.check(subject).filter(({ file, pointer }) => isNew(`${file}${pointer}`))]
  },
}
