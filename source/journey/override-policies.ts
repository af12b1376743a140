import type { JsonObject, OverridePolicies } from '#engine'
import { camelCase } from '../files/camel-case.ts'
import { singleFiles } from '../files/file-kind.ts'
import { childObject, isJsonObject } from '../json/json-value.ts'
import { dslSchema } from '../schemas/dsl-schema.ts'

type OverridePolicy = OverridePolicies[string]

const kinds: readonly OverridePolicy[] = ['merge', 'replace', 'narrow', 'append', 'locked']

let policies: OverridePolicies | undefined

/** The `x-override` annotations of the flow schemas, by JSON pointer below `overrides`; `*` stands for any key. */
export function overridePolicies(): OverridePolicies {
  policies ??= Object.fromEntries([
    ['/copy/*', 'merge'],
    ...singleFiles.flatMap((kind) => policiesBelow(dslSchema(kind), `/${camelCase(kind)}`)),
  ])
  return policies
}

type Policy = readonly [string, OverridePolicy]

function policiesBelow(schema: JsonObject, pointer: string): readonly Policy[] {
  const own = kinds.find((kind) => kind === schema['x-override'])
  const any = isJsonObject(schema.additionalProperties) ? [['*', schema.additionalProperties] as const] : []
  const children = [...Object.entries(childObject(schema, 'properties')), ...any]
  return [
    ...(own === undefined ? [] : [[pointer, own] as const]),
    ...children.flatMap(([key, child]) =>
      isJsonObject(child) ? policiesBelow(child, `${pointer}/${key}`) : [],
    ),
  ]
}
