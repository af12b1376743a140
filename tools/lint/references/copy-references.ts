import { memoize } from '#engine'
import { type FileKind, filesOf, type Source } from '#source'
import type { Subject } from '../rule.ts'
import { flowReferences } from './flow-references.ts'
import { type Reference, referencesIn } from './references.ts'

/** Message keys that the JSON names: titles, labels, notices. */
export const copyReferences = (subject: Subject): ReadonlySet<string> =>
  new Set([...copyIn(flowReferences(subject)), ...namedOutsideFlows(subject.source)])

const others: readonly FileKind[] = ['form', 'document', 'tenant']

/** Cached, because they are the same for every lender. */
const namedOutsideFlows = memoize((source: Source): readonly string[] =>
  others.flatMap((kind) =>
    filesOf(source, kind).flatMap((file) => copyIn(referencesIn(kind, file.value ?? null, source.project))),
  ),
)

const copyIn = (references: readonly Reference[]): readonly string[] =>
  references.flatMap(({ kind, id }) => (kind === 'copy' ? [id] : []))
