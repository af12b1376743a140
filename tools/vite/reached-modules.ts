import { resolve } from 'node:path'

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

const known = new WeakMap<ModuleGraph, Map<readonly string[], ReadonlySet<string>>>()

/** These files, from the root of the repository, and every module that they import, but for what they import lazily. */
export function reachedModules(graph: ModuleGraph, files: readonly string[]): ReadonlySet<string> {
  const answers = known.get(graph) ?? new Map<readonly string[], ReadonlySet<string>>()
  known.set(graph, answers)
  const found = answers.get(files) ?? closure(graph, files)
  answers.set(files, found)
  return found
}

function closure(graph: ModuleGraph, files: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = files.map((file) => resolve(file))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
