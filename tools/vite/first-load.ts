import { resolve } from 'node:path'

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

const entries = [
  'screens/app/main.tsx',
  'screens/pages/register.tsx',
  'screens/forms/validator-runtime.ts',
].map((path) => resolve(path))
const known = new WeakMap<ModuleGraph, ReadonlySet<string>>()

/** Every module that registration needs before its first question shows. */
export function firstLoad(graph: ModuleGraph): ReadonlySet<string> {
  const found = known.get(graph) ?? closure(graph)
  known.set(graph, found)
  return found
}

function closure(graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
