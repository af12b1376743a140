import path from 'node:path'
import { compileType } from './compile-types.ts'
import { namedTypes, referencedName } from './named-types.ts'

/** Generates types of the entities and enumerations in schemas/domain. */
export async function generateDomain(root: string): Promise<string> {
  const types = namedTypes(path.join(root, 'schemas/domain'))
  const known = new Set(types.keys())
  const declarations = [...types].map(([name, schema]) =>
    compileType(name, schema, (ref) => referencedName(ref, known)),
  )
  return (await Promise.all(declarations)).join('\n')
}
