import {
  asJsonObject,
  childObject,
  type Finding,
  filesOf,
  findingAt,
  type JsonObject,
  keyPlace,
  pointerTo,
  type SourceFile,
} from '#source'
import type { RuleFault, Subject } from '../rule.ts'

/** Field of a form, prepared for rules. */
export interface PlacedField {
  readonly file: SourceFile
  readonly name: string
  readonly field: JsonObject
  /** JSON Schema of its value; empty if the form has none. */
  readonly schema: JsonObject
}

/**
 * Findings of a rule in the fields of all forms; `pointer` of a fault is within the field, `related` within the file.
 * Applies to the base alone, as no lender has forms of its own.
 */
export const checkFields = (
  { source, tenant }: Subject,
  check: (field: PlacedField) => readonly RuleFault[],
): readonly Finding[] =>
  fieldsOf(source, tenant).flatMap((field) =>
    check(field).map(({ pointer, related = [], ...fault }) => {
      const { file } = field
      const place = pointerTo('fields', field.name) + pointer
      const finding = findingAt({ rule: '', pointer: place, ...fault }, { file, pointer: place })
      if (related.length === 0) return finding
      return { ...finding, related: related.map((part) => keyPlace({ file, pointer: part })) }
    }),
  )

const fieldsOf = (source: Subject['source'], tenant: string | undefined): readonly PlacedField[] =>
  (tenant === undefined ? filesOf(source, 'form') : []).flatMap((file) => {
    const form = asJsonObject(file.value)
    const schemas = childObject(childObject(form, 'schema'), 'properties')
    return Object.entries(childObject(form, 'fields')).map(([name, field]) => ({
      file,
      name,
      field: asJsonObject(field),
      schema: childObject(schemas, name),
    }))
  })
