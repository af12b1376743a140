import path from 'node:path'
import type { JsonObject } from '#source'
import { childObject } from '../../../source/json/json-value.ts'
import { listNamed } from '../../../source/schemas/schema-files.ts'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, referencedName } from './named-types.ts'
import { readonlyTypes } from './readonly-types.ts'

/**
 * Generates types of the files that product owners write: `PagesSource` for a file of pages.schema.json, and an entry
 * of `$defs` by its key.
 */
export async function generateDsl(root: string): Promise<string> {
  const domain = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const types = new Map(
    ['dsl', 'operator'].flatMap((folder) => [
      ...namedTypes(path.join(root, 'schemas', folder), { suffix: 'Source' }),
    ]),
  )
  const known = new Set([...domain, ...types.keys()])
  const declarations = await Promise.all(
    [...types].map(([name, schema]) =>
      compileType(
        name,
        withoutSchemaKey(schema),
        (ref) => referencedName(ref, known, 'Source') ?? ofNoList(ref),
      ),
    ),
  )
  const body = readonlyTypes(declarations.join('\n'))
  return importDomain(body, domain) + body
}

/** Type of an entry of a list that the project does not have. */
const ofNoList = (ref: string): string | undefined => (listNamed(ref) === undefined ? undefined : 'never')

/** Drops `$schema`, which only editors read. */
function withoutSchemaKey(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.required)) return schema
  const { $schema: _, ...properties } = childObject(schema, 'properties')
  return { ...schema, properties, required: schema.required.filter((name) => name !== '$schema') }
}
