import { type ModuleGraph, reachedModules } from './reached-modules.ts'

const dependency = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)
/** Not app/: it names every page's file, so what stands there changes with every page, and no page may import it. */
const screens =
  /[\\/]screens[\\/](?:api|follow|forms|frame|journey|storage|ui|wording|features[\\/](?:account|application|credit|decisions|notary|originator|reading|reviews|uploads))[\\/].+\.tsx?$/

/**
 * Vendor code in groups of its own: without them changing one page renames nearly every file. Our own shared code by who
 * needs it, so that no page waits for what only others use.
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
  // Read by engine and forms alike: beside neither, so that no page waits for what only the other needs.
  { name: 'fields', test: /[\\/]generated[\\/]fields\.ts$/, priority: 6 },
  // Each takes along what it imports, unless one before it has it.
  ...[
    'app',
    'footer',
    'public',
    'account',
    'area',
    'header',
    'notices',
    'shared',
    'widgets',
    'documents',
    'uploads',
  ].map((part, index) => ({
    name: (id: string, graph: ModuleGraph) => (partOf(id, graph) === part ? part : null),
    debugName: part,
    test: screens,
    priority: 4 - index / 10,
  })),
]

/** The first of these that reaches a module has it. */
const reaching: readonly (readonly [string, readonly string[]])[] = [
  // Registration, before its first question shows.
  ['app', ['screens/app/main.tsx', 'screens/pages/register.tsx', 'screens/forms/validator-runtime.ts']],
  // Below every page, after it.
  ['footer', ['screens/frame/footer/footer.tsx']],
  // The other pages for visitors who are not signed in.
  [
    'public',
    ['auth/login', 'register/account-setup', 'register/support', 'terms'].map(
      (page) => `screens/pages/${page}.tsx`,
    ),
  ],
  // What copies and what waits too: pages need it as the header and the area do, and wait for neither.
  [
    'account',
    [
      'app/gates/signed-in.tsx',
      'pages/dashboard.tsx',
      'features/application/use-copying.ts',
      'features/application/processing-modal.tsx',
      'api/session/account-changes.ts',
    ].map((file) => `screens/${file}`),
  ],
  // What surrounds the pages of an application.
  ['area', ['application-area', 'application-page'].map((name) => `screens/app/routes/${name}.tsx`)],
  // The menus of somebody who is signed in, beside the page and never before it.
  ['header', ['screens/frame/menus/signed-in-nav.tsx']],
  ['notices', ['maintenance', 'coming-soon'].map((page) => `screens/pages/${page}.tsx`)],
  ['widgets', ['screens/forms/later-widgets.ts']],
]

/** Reading documents, and sending them: half of the pages do neither, and few do both. */
const documents = /[\\/](?:document-viewer|reading-list|use-(?:reading|required-reading))\.tsx?$/
const uploads =
  /[\\/](?:camera-button|document-upload|file-(?:drop|preview|row)|upload-(?:document|queue)|use-uploads)\.tsx?$/

function partOf(id: string, graph: ModuleGraph): string | null {
  const [part] = reaching.find(([, files]) => reachedModules(graph, files).has(id)) ?? []
  if (part !== undefined) return part
  if (documents.test(id)) return 'documents'
  if (uploads.test(id)) return 'uploads'
  // Only imported lazily: a boundary that somebody drew on purpose. What belongs to the PDF pages stays with them.
  return graph.getModuleInfo(id)?.importers.length && !/[\\/]pdf-/.test(id) ? 'shared' : null
}
