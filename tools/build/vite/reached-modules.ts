import { resolve } from 'node:path'
import { memoize } from '#engine'

export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/** Paths of these files, relative to the repository, and of every module that they import, except lazily. */
export const reachedModules = (graph: ModuleGraph, files: readonly string[]): ReadonlySet<string> =>
  closures(graph)(files)

const closures = memoize((graph: ModuleGraph) => memoize((files: readonly string[]) => closure(graph, files)))

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
