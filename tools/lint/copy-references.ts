import { type FileKind, filesOf } from '#source'
import { flowReferences } from './flow-references.ts'
import { referencesIn } from './references.ts'
import type { Subject } from './rule.ts'

const others: readonly FileKind[] = ['form', 'document', 'tenant']

/** Keys of copy that the JSON names: titles, labels, notices. */
export const copyReferences = (subject: Subject): ReadonlySet<string> =>
  new Set(
    [
      ...flowReferences(subject),
      ...others.flatMap((kind) =>
        filesOf(subject.source, kind).flatMap((file) => referencesIn(kind, file.value ?? null)),
      ),
    ].flatMap(({ kind, id }) => (kind === 'copy' ? [id] : [])),
  )
