import path from 'node:path'
import { readJsonObject } from '../../../source/json/read-json-folder.ts'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, referencedName } from './named-types.ts'

/** Generates the type of everything that a predicate may read. */
export async function generateContext(root: string): Promise<string> {
  const schema = readJsonObject(path.join(root, 'schemas/context/context.schema.json'))
  const known = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const declarations = await compileType('Context', schema, (ref) => referencedName(ref, known))
  // A type, as an interface is not assignable to the engine's Context.
  const type = declarations.replace('export interface Context {', 'export type Context = {')
  return importDomain(declarations, known) + type
}
