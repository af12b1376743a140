import { memoize } from '#engine'
import { type FileKind, schemaOf } from '../files/file-kind.ts'
import { asJsonObject, childObject, type JsonObject } from '../json/json-value.ts'
import type { ProjectSchemas } from './project-schemas.ts'

/** Part of a DSL schema that describes a value. */
export interface SchemaPlace {
  readonly schema: JsonObject
  /** Schema file to which `#` refers. */
  readonly root: JsonObject
  readonly schemas: ProjectSchemas
}

export function schemaPlace(kind: FileKind, schemas: ProjectSchemas): SchemaPlace {
  const schema = schemas.named(schemaOf(kind))
  return dereference({ schema, root: schema, schemas })
}

/** Schema of the value at a key, or of an array's elements for a number. */
export function schemaBelow(place: SchemaPlace, step: string | number): SchemaPlace {
  const key = typeof step === 'number' ? 0 : step
  // Maps have many names, all described alike.
  const name =
    typeof key === 'string' && !Object.hasOwn(childObject(place.schema, 'properties'), key) ? '*' : key
  return placesBelow(place)(name)
}

const placesBelow = memoize(
  (place: SchemaPlace) => memoize((step: string | number) => describe(place, step)),
  ({ schema }) => schema,
)

function describe({ schema, root, schemas }: SchemaPlace, step: string | number): SchemaPlace {
  if (typeof step === 'number') return dereference({ schema: childObject(schema, 'items'), root, schemas })
  const properties = childObject(schema, 'properties')
  const isNamed = Object.hasOwn(properties, step)
  return dereference({
    schema: isNamed ? childObject(properties, step) : childObject(schema, 'additionalProperties'),
    root,
    schemas,
  })
}

/** Follows references within the DSL; other schemas have no ids or key order of this product. */
export function dereference({ schema, root, schemas }: SchemaPlace): SchemaPlace {
  const ref =
    typeof schema.$ref === 'string'
      ? /^(?:([a-z-]+)\.schema\.json)?(?:#\/\$defs\/(\w+))?$/.exec(schema.$ref)
      : null
  if (ref === null) return { schema: withAlternatives({ schema, root, schemas }), root, schemas }
  const [, file, name] = ref
  const target = file === undefined ? root : schemas.named(file)
  const named = name === undefined ? target : childObject(childObject(target, '$defs'), name)
  return dereference({ schema: named, root: target, schemas })
}

/** Adds keys and items that any alternative of a choice describes. */
const withAlternatives = memoize(
  ({ schema, root, schemas }: SchemaPlace): JsonObject => {
    if (!Array.isArray(schema.anyOf)) return schema
    const parts = schema.anyOf.map(
      (part) => dereference({ schema: asJsonObject(part), root, schemas }).schema,
    )
    const properties = Object.assign({}, ...[schema, ...parts].map((part) => childObject(part, 'properties')))
    return Object.assign({}, ...parts, schema, { properties })
  },
  ({ schema }) => schema,
)
