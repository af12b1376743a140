import { memoize, type PredicateSource } from '#engine'
import {
  asStrings,
  asText,
  childObject,
  type FileKind,
  isJsonObject,
  type Json,
  type JsonObject,
  type Project,
  pointerTo,
  type SchemaPlace,
  schemaBelow,
  schemaPlace,
} from '#source'
import { asVariants, type Decision, type Variant } from './decision.ts'

interface DecidingFile extends Pick<Project, 'schemas' | 'states'> {
  readonly kind: FileKind
  /** File below flows/, without its ending. */
  readonly name: string
  readonly value: JsonObject
}

/**
 * Decisions of a file, found by walking its schema beside it: conditions, and variants of which the first that holds
 * counts. Leaves out what the schema marks as held (`x-held`), and bare names of predicates that are no conditions.
 */
export const decisionsIn = memoize(
  ({ kind, name: file, value: root, schemas, states }: DecidingFile): readonly Decision[] => {
    const decisions: Decision[] = []
    const add = (path: readonly (string | number)[], variants: readonly Variant[]) => {
      const pointer = pointerTo(...path)
      const place = pointer.slice((kind === 'predicates' ? '/predicates/' : '/').length)
      const state = path.find((step): step is string => states.includes(`${step}`))
      decisions.push({ file, place, pointer, variants, state })
    }
    const walk = (place: SchemaPlace, value: Json, path: readonly (string | number)[]): void => {
      if (place.schema['x-held'] === true) return
      // The schema checked each while the file was read.
      const variants = isCondition(place)
        ? asVariants(value as unknown as PredicateSource)
        : variantsIn(place, value)
      if (variants !== undefined) add(path, variants)
      else if (Array.isArray(value))
        for (const [index, child] of value.entries()) walk(schemaBelow(place, index), child, [...path, index])
      else if (isJsonObject(value))
        for (const [key, child] of Object.entries(value)) walk(schemaBelow(place, key), child, [...path, key])
    }
    walk(schemaPlace(kind, schemas), root, [])
    return decisions
  },
  ({ value }) => value,
)

const isCondition = ({ schema, root }: SchemaPlace): boolean =>
  schema['x-reference'] === 'predicate' && asText(root.$id).endsWith('/predicate.schema.json')

/** Variants of a list whose last entry needs no `when`; undefined for anything else. */
function variantsIn(place: SchemaPlace, value: Json): readonly Variant[] | undefined {
  const { schema } = schemaBelow(place, 0)
  const [key = 'when', ...more] = asStrings(schema.required)
  if (!Array.isArray(value) || !Object.hasOwn(childObject(schema, 'properties'), 'when')) return undefined
  if (key === 'when' || more.length > 0) return undefined
  return value.filter(isJsonObject).map(({ [key]: said, when }) => ({
    value: asText(said),
    ...(when !== undefined && { when: when as unknown as PredicateSource }),
  }))
}
