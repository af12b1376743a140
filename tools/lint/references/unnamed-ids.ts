import { childObject, filesOf, pointerTo } from '#source'
import type { RuleFault, Subject } from '../rule.ts'
import { flowReferences } from './flow-references.ts'
import { referencesIn } from './references.ts'

/** Faults of the ids in a map of the effective flows, such as `['predicates', 'predicates']`, that no reference of their kind names. */
export function unnamedIds(
  subject: Subject,
  {
    kind,
    noun,
    home,
    hint,
  }: {
    readonly kind: string
    readonly noun: string
    readonly home: readonly string[]
    readonly hint: string
  },
): readonly RuleFault[] {
  const inForms = filesOf(subject.source, 'form').flatMap((file) =>
    referencesIn(file.kind, file.value ?? null, subject.source.project),
  )
  const named = new Set(
    [...flowReferences(subject), ...inForms].flatMap((reference) =>
      reference.kind === kind ? [reference.id] : [],
    ),
  )
  return Object.keys(home.reduce(childObject, subject.value))
    .filter((id) => !named.has(id))
    .map((id) => ({
      pointer: pointerTo(...home, id),
      message: `Nothing names the ${noun} "${id}".`,
      hint,
      what: 'key',
    }))
}
