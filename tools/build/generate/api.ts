import path from 'node:path'
import { compileType } from './compile-types.ts'
import { importDomain } from './import-domain.ts'
import { namedTypes, referencedName } from './named-types.ts'

/** Generates types of requests and responses in schemas/api; entities come from the domain. */
export async function generateApi(root: string): Promise<string> {
  const domain = new Set(namedTypes(path.join(root, 'schemas/domain')).keys())
  const types = namedTypes(path.join(root, 'schemas/api'))
  const known = new Set([...domain, ...types.keys()])
  const declarations = await Promise.all(
    [...types].map(([name, schema]) => compileType(name, schema, (ref) => referencedName(ref, known))),
  )
  const body = declarations.join('\n')
  return types.size === 0 ? 'export {}\n' : importDomain(body, domain) + body
}
