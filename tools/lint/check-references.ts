import { asJsonObject, type FileKind, type Finding, filesOf, findingAt } from '#source'
import { flowReferences } from './flow-references.ts'
import { knownIds } from './known-ids.ts'
import { nearestHint } from './nearest-hint.ts'
import { type Reference, referencesIn } from './references.ts'
import type { Subject } from './rule.ts'

/** Findings for every reference, of those kinds that are asked for, whose id is not known. */
export function checkReferences(subject: Subject, isAsked: (kind: string) => boolean): readonly Finding[] {
  const asked = ({ kind }: Reference): boolean => isAsked(kind)
  return [...inFlows(subject, asked), ...inOtherFiles(subject, asked)]
}

type Asked = (reference: Reference) => boolean

function inFlows(subject: Subject, asked: Asked): readonly Finding[] {
  return flowReferences(subject)
    .filter(asked)
    .flatMap((reference) => {
      const known = knownIds(
        subject.source,
        subject.value,
        reference.kind,
        asJsonObject(subject.value[reference.file]),
      )
      return isKnown(reference, known)
        ? []
        : [subject.report({ pointer: reference.pointer, ...fault(reference, known) })]
    })
}

/** Forms, and the tenants' own settings: they stand outside the flows that a tenant overrides. */
function inOtherFiles({ source, tenant, value }: Subject, asked: Asked): readonly Finding[] {
  const kinds: readonly FileKind[] = tenant === undefined ? ['form', 'document', 'migration', 'tenant'] : []
  return kinds.flatMap((kind) =>
    filesOf(source, kind).flatMap((file) =>
      referencesIn(kind, file.value ?? null)
        .filter(asked)
        .flatMap((reference) => {
          const known = knownIds(source, value, reference.kind, asJsonObject(file.value))
          const { pointer } = reference
          return isKnown(reference, known)
            ? []
            : [findingAt({ rule: '', pointer, ...fault(reference, known) }, { file, pointer })]
        }),
    ),
  )
}

/** `WAITING_FOR_*` stands for those that begin so. */
const isKnown = ({ id }: Reference, known: readonly string[]): boolean =>
  known.includes(id) || (id.endsWith('*') && known.some((one) => one.startsWith(id.slice(0, -1))))

const fault = ({ kind, id, isKey }: Reference, known: readonly string[]) => ({
  message: `There is no ${nouns[kind] ?? kind} "${id}".`,
  ...nearestHint(id, known),
  ...(isKey ? ({ what: 'key' } as const) : {}),
})

const nouns: Readonly<Record<string, string>> = {
  '#/states': 'state',
  '#/transitions': 'event',
  '#/steps': 'step',
  '#/groups': 'group',
  '#/disclosures': 'disclosure',
  '#/fields': 'field of this form',
  copy: 'message',
  field: 'context field',
  resume: 'resume progress',
  serverState: 'server state',
}
