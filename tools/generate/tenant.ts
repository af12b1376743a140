import path from 'node:path'
import type { Json } from '#engine'
import { asJsonObject, asStrings } from '../source/json-value.ts'
import { readJsonObject } from '../source/read-json-folder.ts'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, referencedName } from './named-types.ts'

/** The type of a lender's settings, as written and as resolved with what it extends. */
export async function generateTenant(root: string): Promise<string> {
  const { if: _if, then, ...schema } = readJsonObject(path.join(root, 'schemas/dsl/tenant.schema.json'))
  const known = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const declarations = await compileType('Tenant', schema, (ref) => referencedName(ref, known))
  const settings = completeSettings(then)
  return `${importDomain(declarations, known)}${declarations}
/** A lender with what it extends: nothing that the product needs is absent. */
export type CompleteTenant = Tenant & Required<Pick<Tenant, ${settings.map((name) => JSON.stringify(name)).join(' | ')}>>\n`
}

/** What a lender must have when it leans on no other. */
function completeSettings(then: Json | undefined): readonly string[] {
  const settings = asStrings(asJsonObject(then).required)
  if (settings.length === 0) throw new Error('tenant.schema.json no longer says what a complete tenant has.')
  return settings
}
