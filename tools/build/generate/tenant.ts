import path from 'node:path'
import { asJsonObject, isJsonObject, type Json } from '../../../source/json/json-value.ts'
import { mergePatch } from '../../../source/json/merge-patch.ts'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, referencedName } from './named-types.ts'

/**
 * Generates the type of a lender's settings with everything inherited: the shape of its own file, and the keys
 * required in the end.
 */
export async function generateTenant(root: string): Promise<string> {
  const schemaOf = (name: string) => readJsonObject(path.join(root, `schemas/tenant/${name}.schema.json`))
  const { $ref: _, ...needed } = schemaOf('complete-tenant')
  const schema = asJsonObject(withoutNull(mergePatch(schemaOf('tenant'), needed)))
  const known = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const declarations = await compileType('CompleteTenant', schema, (ref) => referencedName(ref, known))
  return importDomain(declarations, known) + declarations
}

/** Drops null from types and enumerations: it removes an inherited value, so the result has none. */
function withoutNull(schema: Json): Json {
  if (Array.isArray(schema))
    return schema.filter((each: Json) => each !== null && each !== 'null').map(withoutNull)
  if (!isJsonObject(schema)) return schema
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutNull(value)]))
}
