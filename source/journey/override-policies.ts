import { memoize } from '#engine'
import { camelCase } from '../files/camel-case.ts'
import { singleFiles } from '../files/file-kind.ts'
import type { Project } from '../files/project.ts'
import { childObject, isJsonObject } from '../json/json-value.ts'
import type { OverridePolicies } from '../overrides/apply-overrides.ts'
import { dereference, type SchemaPlace, schemaPlace } from '../schemas/schema-place.ts'

type OverridePolicy = OverridePolicies[string]

const kinds: readonly OverridePolicy[] = ['merge', 'replace', 'narrow', 'append', 'locked']

/** Annotations `x-override` of the flow schemas, by JSON pointer below `overrides`; `*` stands for any key. */
export const overridePolicies: (project: Pick<Project, 'schemas'>) => OverridePolicies = memoize(
  ({ schemas }) =>
    Object.fromEntries([
      ['/copy/*', 'merge'],
      ['/examples/*', 'merge'],
      ['/examples/*/*', 'replace'],
      ...([...singleFiles, 'help'] as const).flatMap((kind) =>
        policiesBelow(schemaPlace(kind, schemas), `/${camelCase(kind)}`),
      ),
    ]),
  ({ schemas }) => schemas,
)

type Policy = readonly [string, OverridePolicy]

function policiesBelow({ schema, root, schemas }: SchemaPlace, pointer: string): readonly Policy[] {
  const own = kinds.find((kind) => kind === schema['x-override'])
  const any = isJsonObject(schema.additionalProperties) ? [['*', schema.additionalProperties] as const] : []
  const children = [...Object.entries(childObject(schema, 'properties')), ...any]
  return [
    ...(own === undefined ? [] : [[pointer, own] as const]),
    ...children.flatMap(([key, child]) =>
      isJsonObject(child)
        ? policiesBelow(ownPlace({ schema: child, root, schemas }), `${pointer}/${key}`)
        : [],
    ),
  ]
}

/**
 * Resolves a reference of a schema place, unless it leads to another file, as for a condition: a condition is
 * overridden as a whole.
 */
function ownPlace(place: SchemaPlace): SchemaPlace {
  const target = dereference(place)
  return target.root === place.root ? target : place
}
