import path from 'node:path'
import { childObject, isObject, type JsonObject, readJsonFolder } from './read-json-folder.ts'

const kinds = ['merge', 'replace', 'narrow', 'append', 'locked'] as const
export type OverridePolicy = (typeof kinds)[number]

const isPolicy = (value: unknown): value is OverridePolicy => kinds.some((kind) => kind === value)

/** The `x-override` annotations of the DSL schemas, by JSON pointer below `overrides`; `*` stands for any key. */
export function overridePolicies(schemas: string): Readonly<Record<string, OverridePolicy>> {
  const entries = [...readJsonFolder(path.join(schemas, 'dsl'))].flatMap(([file, schema]) =>
    policiesOf(schema, `/${camelCase(path.basename(file, '.schema'))}`),
  )
  return Object.fromEntries(entries)
}

function policiesOf(schema: JsonObject, pointer: string): readonly (readonly [string, OverridePolicy])[] {
  const own = schema['x-override']
  const here = isPolicy(own) ? [[pointer, own] as const] : []
  const named = Object.entries(childObject(schema, 'properties'))
  const any = isObject(schema.additionalProperties) ? [['*', schema.additionalProperties] as const] : []
  const below = [...named, ...any].flatMap(([key, child]) =>
    isObject(child) ? policiesOf(child, `${pointer}/${key}`) : [],
  )
  return [...here, ...below]
}

const camelCase = (text: string): string =>
  text.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
