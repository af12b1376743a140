import { memoize } from '#engine'
import {
  asJsonObject,
  asText,
  childObject,
  documentPlace,
  filesOf,
  type JsonObject,
  keptFields,
  parsePointer,
  pointerTo,
  type Source,
  tenantFiles,
} from '#source'

/** Ids that a kind of reference may name; kinds beginning with `#` name keys of the same file. */
export function knownIds(
  source: Source,
  flows: JsonObject,
  kind: string,
  file: JsonObject,
): ReadonlySet<string> {
  if (kind.startsWith('#'))
    return once(file, kind, () => Object.keys(parsePointer(kind.slice(1)).reduce(childObject, file)))
  const inSource = ofSource[kind]
  return inSource === undefined
    ? once(flows, kind, () => inFlows(flows, kind))
    : once(source, kind, () => inSource(source))
}

/** Computes ids once for all lenders that share them. */
function once(owner: object, kind: string, list: () => readonly string[]): ReadonlySet<string> {
  const known = idsOf(owner)
  const ids = known.get(kind) ?? new Set(list())
  known.set(kind, ids)
  return ids
}

const idsOf = memoize((_owner: object) => new Map<string, ReadonlySet<string>>())

const filesBelow =
  (folder: string) =>
  ({ files }: Source): readonly string[] =>
    [...files.keys()]
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length, -'.json'.length))

/** Ids that no lender overrides. */
const ofSource: Readonly<Record<string, (source: Source) => readonly string[]>> = {
  form: filesBelow('flows/forms/'),
  formField: (source) =>
    filesOf(source, 'form').flatMap(({ path, value }) =>
      Object.keys(childObject(asJsonObject(value), 'fields')).map(
        (field) => `${path.slice('flows/forms/'.length, -'.json'.length)}#${field}`,
      ),
    ),
  document: ({ files }) =>
    [...files.values()].flatMap(({ path, kind }) => (kind === 'document' ? [documentPlace(path).id] : [])),
  tenant: (source) => [...tenantFiles(source).keys()],
  field: (source) => [...Object.keys(source.project.fields), ...keptFields(source).map(({ to }) => to)],
  serverState: ({ project }) => project.states,
  part: ({ project }) => project.parts,
  place: (source) => [...source.project.places, ...keptFields(source).map(({ to }) => to)],
  property: ({ project }) => project.removable,
  documentType: (source) => filesOf(source, 'document').map(({ value }) => asText(asJsonObject(value).type)),
}

/** Maps of the effective flows that define the ids of a kind. */
const homes: Readonly<Record<string, readonly string[]>> = {
  page: ['pages', 'pages'],
  predicate: ['predicates', 'predicates'],
  event: ['journey', 'transitions'],
  clientState: ['journey', 'states'],
  submission: ['process', 'submissions'],
  signerAct: ['process', 'signerActs'],
  resume: ['progress', 'resume'],
  disclosure: ['disclosures', 'disclosures'],
  serverState: ['serverStates', 'states'],
  question: ['registration', 'steps'],
}

/** Pointer to the target of a reference in a file of the effective flows. */
export function homeOf(
  { kind, id }: { readonly kind: string; readonly id: string },
  file: string,
): string | undefined {
  if (kind.startsWith('#')) return pointerTo(file, ...parsePointer(kind.slice(1)), id)
  const home = homes[kind]
  return home === undefined ? undefined : pointerTo(...home, id)
}

function inFlows(flows: JsonObject, kind: string): readonly string[] {
  if (kind === 'copy') return Object.keys(asJsonObject(flows.copy))
  if (kind === 'limit')
    return Object.entries(childObject(asJsonObject(flows.limits), 'limits')).flatMap(([group, limit]) =>
      Object.keys(asJsonObject(limit)).map((key) => `${group}.${key}`),
    )
  const home = homes[kind]
  const ids = home === undefined ? [] : Object.keys(home.reduce(childObject, flows))
  return kind === 'page' ? [...ids, asText(asJsonObject(flows.journey).fallbackPage)] : ids
}
