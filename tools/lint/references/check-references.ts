import { memoize, nearest } from '#engine'
import {
  asJsonObject,
  type FileKind,
  type Finding,
  filesOf,
  findingAt,
  messageText,
  nearestHint,
  pointerTo,
  type Source,
  tenantFiles,
} from '#source'
import type { RuleFault, Subject } from '../rule.ts'
import { type FlowReference, flowReferences } from './flow-references.ts'
import { knownIds } from './known-ids.ts'
import { missingOr, misspeltAs, nouns } from './missing-or.ts'
import { type Reference, referencesIn } from './references.ts'
import { writeMessage } from './write-message.ts'

/** Findings for references, to messages or to anything else, whose id is unknown. */
export const checkReferences = (subject: Subject, to: 'copy' | 'other'): readonly Finding[] => [
  ...(to === 'other' ? misspeltDefinitions(subject) : []),
  ...inFlows(subject, to),
  ...inOtherFiles(subject, to),
]

const isTo = (to: 'copy' | 'other', { kind }: Reference): boolean => (kind === 'copy') === (to === 'copy')

const inFlows = (subject: Subject, to: 'copy' | 'other'): readonly Finding[] =>
  (to === 'copy' ? missingCopy(subject) : unknownIds(subject)).map((reference) =>
    subject.report({
      pointer: reference.pointer,
      ...fault(subject.source, reference, knownTo(subject, reference)),
      ...misspelt(subject, reference),
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

/** Hint and cause for an id that several places name where a near one is named by none: it is the id itself that is misspelt. */
export function misspelt(
  subject: Subject,
  { kind, id }: Pick<Reference, 'kind' | 'id'>,
): Pick<RuleFault, 'hint' | 'cause' | 'mend'> {
  const near = findMisspelt(subject, kind, id)
  if (near === undefined) return {}
  const hint = `Nothing names "${near}": is it this one, misspelt where it is defined?`
  return { hint, mend: undefined, ...(Object.hasOwn(definitions, kind) && { cause: misspeltAs + near }) }
}

/** Returns the id, named nowhere, that is defined in place of one that several places name. */
function findMisspelt(subject: Subject, kind: string, id: string): string | undefined {
  if (kind === 'copy' || kind.startsWith('#')) return undefined
  const named = countNamed(subject).get(kind)
  const near = nearest(id, knownIds(subject.source, subject.value, kind, {}))
  return named?.has(near ?? '') === true || (named?.get(id) ?? 0) < 2 ? undefined : near
}

/** Places of the definitions of ids by kind. */
const definitions: Readonly<Record<string, readonly string[]>> = {
  page: ['pages', 'pages'],
  predicate: ['predicates', 'predicates'],
}

/** Findings at ids that are misspelt where they are defined: one mistake, with everything else as its consequence. */
const misspeltDefinitions = (subject: Subject): readonly Finding[] =>
  [...Map.groupBy(unknownIds(subject), ({ kind, id }) => JSON.stringify([kind, id])).values()].flatMap(
    (references) => {
      const [{ kind, id } = { kind: '', id: '' }] = references
      const near = findMisspelt(subject, kind, id)
      const home = definitions[kind]
      if (near === undefined || home === undefined) return []
      return subject.report({
        pointer: pointerTo(...home, near),
        message: `Nothing names "${near}", and ${references.length} places name "${id}", which is not there.`,
        hint: `Did you mean "${id}"?`,
        mend: { from: near, to: id },
        cause: misspeltAs + near,
        what: 'key',
      })
    },
  )

/** How often each id is named, by kind. */
const countNamed = memoize(
  (subject: Subject): ReadonlyMap<string, ReadonlyMap<string, number>> =>
    new Map(
      [...Map.groupBy(flowReferences(subject), ({ kind }) => kind)].map(([kind, references]) => [
        kind,
        new Map([...Map.groupBy(references, ({ id }) => id)].map(([id, each]) => [id, each.length])),
      ]),
    ),
  ({ logic }) => logic,
)

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

const shared: readonly FileKind[] = ['form', 'document', 'migration', 'notes']

/** References in forms and a tenant's own settings, which are outside the flows that a tenant overrides. */
function inOtherFiles(subject: Subject, to: 'copy' | 'other'): readonly Finding[] {
  const { source, tenant, value, copy } = subject
  const own = tenant === undefined ? undefined : tenantFiles(source).get(tenant)
  const files = tenant === undefined ? shared.flatMap((kind) => filesOf(source, kind)) : own ? [own] : []
  return files.flatMap((file) =>
    referencesIn(file.kind, file.value ?? null, source.project)
      .filter((reference) => isTo(to, reference))
      .filter(({ kind, id }) => kind !== 'copy' || messageText(copy, id) === undefined)
      .flatMap((reference) => {
        const known = knownIds(source, value, reference.kind, asJsonObject(file.value))
        const { pointer } = reference
        return isKnown(reference, known)
          ? []
          : [findingAt({ rule: '', pointer, ...fault(source, reference, known) }, { file, pointer })]
      }),
  )
}

/** Whether an id is known; `WAITING_FOR_*` stands for all states with that prefix. */
const isKnown = ({ id }: Reference, known: ReadonlySet<string>): boolean =>
  known.has(id) || (id.endsWith('*') && [...known].some((one) => one.startsWith(id.slice(0, -1))))

const fault = (source: Source, { kind, id, isKey }: Reference, known: ReadonlySet<string>) => ({
  message: `There is no ${nouns[kind] ?? kind} "${id}".`,
  ...(kind === 'copy' && { mend: writeMessage(source, id) }),
  ...missingOr(source, { kind, id, known }, () => hintFor(kind, id, known)),
  ...(isKey ? ({ what: 'key' } as const) : {}),
})

/** Hint for an unknown id: the nearest known one, or where a server state is made. */
const hintFor = (kind: string, id: string, known: ReadonlySet<string>): Pick<RuleFault, 'hint' | 'mend'> => ({
  ...(kind === 'serverState' && {
    hint: 'A new one is added to ServerState of schemas/domain/enumerations.schema.json, before `npm run generate`.',
  }),
  ...(kind.startsWith('#/') && {
    hint: `\`${kind.slice(2)}\` of this file has none of that name: define it there, or take it from what names it.`,
  }),
  ...nearestHint(id, [...known]),
})
