import { asJsonObject, childObject, filesOf, pointerTo } from '#source'
import { flowReferences } from '../references/flow-references.ts'
import { referencesIn } from '../references/references.ts'
import type { Rule } from '../rule.ts'

export const unusedPredicate: Rule = {
  id: 'unused-predicate',
  why: 'A predicate that nothing names is dead, or was meant to be named somewhere.',
  reads: 'logic',
  isOfReach: true,
  check: (subject) => {
    const inForms = filesOf(subject.source, 'form').flatMap(({ kind, value }) =>
      referencesIn(kind, value ?? null),
    )
    const references = [...flowReferences(subject), ...inForms].filter(({ kind }) => kind === 'predicate')
    const used = new Set(references.map(({ id }) => id))
    const unused = Object.keys(childObject(asJsonObject(subject.value.predicates), 'predicates')).filter(
      (id) => !used.has(id),
    )
    return subject.reportOwn(
      unused.map((id) => ({
        pointer: pointerTo('predicates', 'predicates', id),
        message: `Nothing names the predicate "${id}".`,
        hint: 'If a change took away what named it, put that back. Otherwise name it where it was meant to decide, or remove it.',
        what: 'key',
      })),
    )
  },
}
