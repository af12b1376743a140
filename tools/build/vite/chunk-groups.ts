import { type ModuleGraph, reachedModules } from './reached-modules.ts'

const dependency = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`)
/**
 * Excludes app/: it names every page's file, so a chunk with it would change with every page, and no page may import it; and what
 * the generic page alone imports. Includes the rule that registration asks first, which is no file of its own.
 */
const screens =
  /[\\/]product[\\/]may-register\.ts$|[\\/]screens[\\/](?:api|frame|journey|kit(?![\\/]routes[\\/]form-page)|storage|wording|features[\\/](?:account|application|credit|decisions|entry|notary|originator|reading|reviews|uploads))[\\/].+\.tsx?$/

/**
 * Groups of chunks. Vendor code is separate, so that a change to one page does not rename nearly every file; shared
 * code is grouped by its users, so that no page waits for code that only others use.
 */
export const chunkGroups = [
  { name: 'react', test: dependency('react|react-dom|scheduler'), priority: 10 },
  { name: 'router', test: dependency('react-router|cookie|set-cookie-parser'), priority: 10 },
  { name: 'query', test: dependency('@tanstack'), priority: 10 },
  { name: 'form', test: dependency('react-hook-form'), priority: 10 },
  {
    name: 'aria',
    test: dependency(
      'react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@internationalized',
    ),
    priority: 10,
  },
  { name: 'pdf', test: dependency('react-pdf|pdfjs-dist'), priority: 10 },
  // Read by engine and forms alike; separate, so that no page waits for what only one of them needs.
  { name: 'fields', test: /[\\/]generated[\\/]fields\.ts$/, priority: 6 },
  // Each group includes its imports, unless an earlier one has them.
  ...[
    'app',
    'answers',
    'footer',
    'public',
    'account',
    'area',
    'page',
    'wallet',
    'header',
    'notices',
    'shared',
    'money',
    'widgets',
    'faults',
    'documents',
    'uploads',
    'reviews',
  ].map((part, index) => ({
    name: (id: string, graph: ModuleGraph) => (partOf(id, graph) === part ? part : null),
    debugName: part,
    test: screens,
    priority: 4 - index / 10,
  })),
]

/** Groups in order of precedence: a module belongs to the first group that reaches it. */
const reaching: readonly (readonly [string, readonly string[]])[] = [
  // Registration up to its first question.
  ['app', ['screens/app/main.tsx', 'screens/pages/register.tsx', 'screens/kit/forms/validator-runtime.ts']],
  // Requests, which the first question does without; the footer's services and every call of an account need them, and neither
  // waits for the other's part.
  ['answers', ['screens/api/side-answer.ts', 'screens/api/public-calls.ts']],
  // Footer and the observers of the page, loaded after every page.
  ['footer', ['screens/frame/after-paint.tsx']],
  // Other pages for visitors who are not signed in.
  [
    'public',
    ['auth/login', 'register/account-setup', 'register/support', 'terms'].map(
      (page) => `screens/pages/${page}.tsx`,
    ),
  ],
  // Sentences with links, copy buttons, steps with their days, and the place beside a page: pages, header and area need them, and none waits for them.
  [
    'account',
    [
      'app/gates/signed-in.tsx',
      'pages/dashboard.tsx',
      'features/application/use-copying.ts',
      'features/application/beside-page.tsx',
      'kit/ui/timeline.tsx',
      'api/session/account-changes.ts',
      'wording/text.tsx',
    ].map((file) => `screens/${file}`),
  ],
  // Surroundings of an application's pages.
  ['area', ['screens/app/routes/application-area.tsx']],
  // Shown within these surroundings while a page is on its way.
  ['page', ['screens/app/routes/application-page.tsx']],
  // Asked by the menus and by pages that name the wallet, which do not wait for the menus.
  ['wallet', ['screens/frame/menus/wallet.ts']],
  // Menus for signed-in users, loaded beside the page and never before it.
  ['header', ['screens/frame/menus/signed-in-nav.tsx']],
  ['notices', ['maintenance', 'coming-soon'].map((page) => `screens/pages/${page}.tsx`)],
  // Questions for amounts that pages ask themselves.
  ['money', ['screens/kit/forms/money-input.tsx']],
  ['widgets', ['screens/kit/forms/later-widgets.ts', 'screens/features/account/own-widgets.tsx']],
  // Sentences about faults of answers, fetched ahead by every form.
  ['faults', ['screens/kit/forms/faults/find-errors.ts']],
]

/** Modules that come with the first file. */
const rows =
  /[\\/](?:features[\\/]uploads[\\/]rows[\\/].+|ui[\\/]fields[\\/]file-row|api[\\/]upload-document)\.tsx?$/
/** Module that parts of the settings alone need. */
const settings = /[\\/]features[\\/]account[\\/]confirm-code\.tsx$/
/** Who sent a visitor, whom few pages show and load by themselves. */
const originator = /[\\/]features[\\/]originator[\\/]originator-(?:bar|card|details|facts)\.tsx?$/
/** Module that readers outside of Pacific time need, beside the footer and in the chat, which both load it later. */
const ownHours = /[\\/]wording[\\/]own-week-hours\.ts$/
/** Modules that few pages need: reading documents, sending them, and reviews by people. */
const documents =
  /[\\/](?:document-viewer|reading-(?:list|item)|use-(?:reading|required-reading|is-narrow|pdf))\.tsx?$/
const uploads = /[\\/](?:features[\\/]uploads[\\/](?!loss-payee).+|ui[\\/]fields[\\/]file-drop)\.tsx?$/
const reviews = /[\\/]features[\\/]reviews[\\/]/

function partOf(id: string, graph: ModuleGraph): string | null {
  const [part] = reaching.find(([, files]) => reachedModules(graph, files).has(id)) ?? []
  if (part !== undefined) return part
  if (documents.test(id)) return 'documents'
  if (rows.test(id) || settings.test(id) || ownHours.test(id) || originator.test(id)) return null
  if (uploads.test(id)) return 'uploads'
  if (reviews.test(id)) return 'reviews'
  // Skips modules that are only imported lazily, a deliberate boundary. Modules of the PDF pages stay with them.
  return graph.getModuleInfo(id)?.importers.length && !/[\\/]pdf-/.test(id) ? 'shared' : null
}
