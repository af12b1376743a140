import { memoize } from '#engine'
import {
  asJsonObject,
  type FileKind,
  type Finding,
  filesOf,
  findingAt,
  messageText,
  nearestHint,
  pointerTo,
  tenantFiles,
} from '#source'
import type { Subject } from '../rule.ts'
import { type FlowReference, flowReferences } from './flow-references.ts'
import { knownIds } from './known-ids.ts'
import { type Reference, referencesIn } from './references.ts'

/** Findings for references, to messages or to anything else, whose id is unknown. */
export const checkReferences = (subject: Subject, to: 'copy' | 'other'): readonly Finding[] => [
  ...inFlows(subject, to),
  ...inOtherFiles(subject, to),
]

const isTo = (to: 'copy' | 'other', { kind }: Reference): boolean => (kind === 'copy') === (to === 'copy')

const inFlows = (subject: Subject, to: 'copy' | 'other'): readonly Finding[] =>
  (to === 'copy' ? missingCopy(subject) : unknownIds(subject)).map((reference) =>
    subject.report({
      pointer: reference.pointer,
      ...fault(reference, knownTo(subject, reference)),
      ...(subject.copy.own.has(reference.id) ? { override: pointerTo('copy', reference.id) } : {}),
    }),
  )

/** References to messages, with those among them for which the base has no message. */
interface Said {
  readonly references: readonly FlowReference[]
  readonly unknown: readonly FlowReference[]
}

/**
 * References without a message. A lender may remove messages; one that removes none lacks exactly what the base
 * lacks.
 */
function missingCopy(subject: Subject): readonly FlowReference[] {
  const { copy } = subject
  const { references, unknown } = saidBy(subject)
  const takesAway = [...copy.own.values()].includes(undefined)
  return (takesAway ? references : unknown).filter(({ id }) => messageText(copy, id) === undefined)
}

const saidBy = memoize(
  (subject: Subject): Said => {
    const references = flowReferences(subject).filter(({ kind }) => kind === 'copy')
    return { references, unknown: references.filter(({ id }) => !Object.hasOwn(subject.copy.base, id)) }
  },
  ({ logic }) => logic,
)

/** References to anything else, cached because they are the same for equal logic. */
const unknownIds = memoize(
  (subject: Subject): readonly FlowReference[] =>
    flowReferences(subject).filter(
      (reference) => isTo('other', reference) && !isKnown(reference, knownTo(subject, reference)),
    ),
  ({ logic }) => logic,
)

const knownTo = ({ source, value }: Subject, { kind, file }: FlowReference): ReadonlySet<string> =>
  knownIds(source, value, kind, asJsonObject(value[file]))

const shared: readonly FileKind[] = ['form', 'document', 'migration']

/** References in forms and a tenant's own settings, which are outside the flows that a tenant overrides. */
function inOtherFiles(subject: Subject, to: 'copy' | 'other'): readonly Finding[] {
  const { source, tenant, value, copy } = subject
  const own = tenant === undefined ? undefined : tenantFiles(source).get(tenant)
  const files = tenant === undefined ? shared.flatMap((kind) => filesOf(source, kind)) : own ? [own] : []
  return files.flatMap((file) =>
    referencesIn(file.kind, file.value ?? null)
      .filter((reference) => isTo(to, reference))
      .filter(({ kind, id }) => kind !== 'copy' || messageText(copy, id) === undefined)
      .flatMap((reference) => {
        const known = knownIds(source, value, reference.kind, asJsonObject(file.value))
        const { pointer } = reference
        return isKnown(reference, known)
          ? []
          : [findingAt({ rule: '', pointer, ...fault(reference, known) }, { file, pointer })]
      }),
  )
}

/** Whether an id is known; `WAITING_FOR_*` stands for all states with that prefix. */
const isKnown = ({ id }: Reference, known: ReadonlySet<string>): boolean =>
  known.has(id) || (id.endsWith('*') && [...known].some((one) => one.startsWith(id.slice(0, -1))))

const fault = ({ kind, id, isKey }: Reference, known: ReadonlySet<string>) => ({
  message: `There is no ${nouns[kind] ?? kind} "${id}".`,
  ...missingOr(kind, id, known, () => hintFor(kind, id, known)),
  ...(isKey ? ({ what: 'key' } as const) : {}),
})

/**
 * What is missing: the id or, where every id of a part is unknown, that part, such as the messages `forms.*` after their
 * file was removed.
 */
function missingPart(
  kind: string,
  id: string,
  known: ReadonlySet<string>,
): { readonly cause: string; readonly message?: string; readonly hint?: string } {
  const noun = nouns[kind] ?? kind
  if (known.size === 0) return { cause: noun }
  const part = id.split('.')[0] ?? ''
  if (kind !== 'copy' || partsOf(known).has(part)) return { cause: `${noun} ${id}` }
  return {
    cause: `${missingFile}${part}`,
    message: `There is no message "${id}", nor any other "${part}.": their file of flows/copy, ${part}.json, is missing or empty.`,
    hint: 'Bring the file back, as `git checkout` does, or take away what says its messages.',
  }
}

/** What is missing, with the hint for a single id where it is not a whole part: looking for near ids takes time. */
export function missingOr(
  kind: string,
  id: string,
  known: ReadonlySet<string>,
  hint: () => { readonly hint?: string },
) {
  const missing = missingPart(kind, id, known)
  return missing.hint === undefined ? { ...hint(), ...missing } : missing
}

/** Beginning of a cause that findings of every rule and lender share: a whole file of messages is gone. */
export const missingFile = 'file of messages '

const partsOf = memoize(
  (ids: ReadonlySet<string>): ReadonlySet<string> => new Set([...ids].map((id) => id.split('.')[0] ?? '')),
)

/** Hint for an unknown id: the nearest known one, or where a server state is made. */
const hintFor = (kind: string, id: string, known: ReadonlySet<string>): { readonly hint?: string } => ({
  ...(kind === 'serverState' && {
    hint: 'A new one is added to ServerState of schemas/domain/enumerations.schema.json, before `npm run generate`.',
  }),
  ...nearestHint(id, [...known]),
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
