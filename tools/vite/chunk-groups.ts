import { firstLoad, type ModuleGraph } from './first-load.ts'

const dependency = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)
/** Not app/: it names every page's file, so what stands there changes with every page, and no page may import it. */
const screens = /[\\/]screens[\\/](?:api|forms|journey|shell|storage|ui)[\\/].+\.tsx?$/

/**
 * Vendor code in groups of its own: without them changing one page renames nearly every file. Our own shared code in two:
 * what registration, the first page of most visitors, needs at once, and what comes with the first page after it.
 */
export const chunkGroups = [
  { name: 'react', test: dependency('react|react-dom|scheduler'), priority: 10 },
  { name: 'router', test: dependency('react-router|cookie|set-cookie-parser'), priority: 10 },
  { name: 'query', test: dependency('@tanstack'), priority: 10 },
  { name: 'form', test: dependency('react-hook-form|@hookform'), priority: 10 },
  {
    name: 'aria',
    test: dependency(
      'react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@internationalized',
    ),
    priority: 10,
  },
  { name: 'pdf', test: dependency('react-pdf|pdfjs-dist'), priority: 10 },
  {
    name: 'engine',
    test: /[\\/](?:engine|generated)[\\/][^/]+\.ts$/,
    priority: 5,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
  { name: sharedName, debugName: 'screens', test: screens, priority: 1 },
]

function sharedName(id: string, graph: ModuleGraph): string | null {
  if (firstLoad(graph).has(id)) return 'app'
  // Only imported lazily: a boundary that somebody drew on purpose. What belongs to the PDF pages stays with them.
  return graph.getModuleInfo(id)?.importers.length && !/[\\/]pdf-/.test(id) ? 'shared' : null
}
