import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from '../http/once.ts'

/** Name of the applicants' document or of the staff's. */
export type DocumentName = (typeof documentNames)[number]

const documentNames = ['index.html', 'agent.html'] as const

/** Source of the pages' documents: the build, or Vite. */
export interface PageSource {
  readonly dev: boolean
  /** Returns a document, with `__CSP_NONCE__` and `<!--server:head-->` still in it. */
  readonly document: (url: string, name?: DocumentName) => Promise<string>
  /** Returns the modules that a page and its first form will load, for preloading. */
  readonly modulesOf: (first: FirstPage) => readonly string[]
  /** Loads what draws the first question of registration. Without it a page shows no question before its scripts have come. */
  readonly loadDrawing?: () => Promise<Drawing>
}

/** Module screens/app/first-question.tsx: the browser's own components, which draw a page on the server. */
export interface Drawing {
  readonly drawFirstQuestion: (parts: QuestionParts) => Promise<string>
  /** Browser storage, as `area.key`, whose owner is not asked the first question. */
  readonly knownBy: readonly string[]
}

interface QuestionParts extends FirstPage {
  readonly organization: object
  readonly journey: object
  readonly address: string
  readonly panel: string
}

/** Page of an address, and its first form. */
export interface FirstPage {
  readonly page: string
  readonly form: string
}

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Creates the source of built pages. Throws PagesNotBuilt, which says how to build them, if there is no build. */
export function builtPages(root: string, base: string): PageSource {
  const dist = path.join(root, 'dist')
  const documents = new Map(documentNames.map((name) => [name, readBuilt(path.join(dist, name))]))
  const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(
    readBuilt(path.join(dist, '.vite/manifest.json')),
  )
  const drawing = pathToFileURL(path.join(dist, 'server/first-question.js'))
  if (!existsSync(drawing)) throw new PagesNotBuilt(drawing.pathname)
  return {
    dev: false,
    document: async (_url, name = 'index.html') => documents.get(name) ?? '',
    modulesOf: ({ page, form }) => {
      const own = [`screens/pages/${page}.tsx`, `virtual:forms/${form}`]
      // The entry names the page of arrival; a further file names the others.
      const named = manifest['index.html']?.dynamicImports ?? []
      const keys = own.every((key) => named.includes(key)) ? own : [...own, 'screens/app/page-files.ts']
      return keys.flatMap((key) => closure(manifest, key)).map((file) => `${base}/${file}`)
    },
    loadDrawing: once(() => import(drawing.href)),
  }
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new PagesNotBuilt(file, { cause })
  }
}

export class PagesNotBuilt extends Error {
  readonly code = 'PAGES_NOT_BUILT'

  constructor(file: string, options?: ErrorOptions) {
    super(
      `The pages are not built (${file} is missing). Run \`npm run build\`, or start with --dev.`,
      options,
    )
  }
}

/** Returns the files of a chunk and its imports. Empty for a page without a chunk of its own. */
function closure(manifest: Readonly<Record<string, ManifestEntry>>, key: string): readonly string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const entry = manifest[name]
    if (entry === undefined || files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(visit)
  }
  visit(key)
  return [...files]
}
