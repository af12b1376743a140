import { type JsonObject, memoize } from '#engine'
import { type FileKind, schemaOf } from '../files/file-kind.ts'
import { childObject } from '../json/json-value.ts'
import { dslSchema } from './dsl-schema.ts'

/** The part of a DSL schema that describes a value. */
export interface SchemaPlace {
  readonly schema: JsonObject
  /** The schema file that `#` stands for. */
  readonly root: JsonObject
}

export const schemaPlace = (kind: FileKind): SchemaPlace => {
  const schema = dslSchema(schemaOf(kind))
  return { schema, root: schema }
}

/** What describes the value at a key, or the elements of an array for a number. */
export function schemaBelow(place: SchemaPlace, step: string | number): SchemaPlace {
  const key = typeof step === 'number' ? 0 : step
  // The names in a map are as many as there are entries, and all described alike.
  const name =
    typeof key === 'string' && !Object.hasOwn(childObject(place.schema, 'properties'), key) ? '*' : key
  return placesBelow(place)(name)
}

const placesBelow = memoize(
  (place: SchemaPlace) => memoize((step: string | number) => describe(place, step)),
  ({ schema }) => schema,
)

function describe({ schema, root }: SchemaPlace, step: string | number): SchemaPlace {
  if (typeof step === 'number') return dereference({ schema: childObject(schema, 'items'), root })
  const properties = childObject(schema, 'properties')
  const isNamed = Object.hasOwn(properties, step)
  return dereference({
    schema: isNamed ? childObject(properties, step) : childObject(schema, 'additionalProperties'),
    root,
  })
}

/** Follows `#` and files of the DSL; what other references describe has neither ids nor an order of ours. */
function dereference({ schema, root }: SchemaPlace): SchemaPlace {
  const ref = schema.$ref
  if (ref === '#') return { schema: root, root }
  const file = typeof ref === 'string' ? /^([a-z-]+)\.schema\.json$/.exec(ref)?.[1] : undefined
  if (file === undefined) return { schema, root }
  const target = dslSchema(file)
  return { schema: target, root: target }
}
