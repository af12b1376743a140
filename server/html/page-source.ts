import { readFileSync } from 'node:fs'
import path from 'node:path'

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
}

/** Page of an address, and its first form. */
export interface FirstPage {
  readonly page: string
  readonly form: string
}

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Creates the source of built pages. Throws PagesNotBuilt, which says how to build them, if there is no build. */
export function builtPages(root: string, base: string): PageSource {
  const dist = path.join(root, 'dist')
  const documents = new Map(documentNames.map((name) => [name, readBuilt(path.join(dist, name))]))
  const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(
    readBuilt(path.join(dist, '.vite/manifest.json')),
  )
  return {
    dev: false,
    document: async (_url, name = 'index.html') => documents.get(name) ?? '',
    modulesOf: ({ page, form }) =>
      [`screens/pages/${page}.tsx`, `virtual:forms/${form}`]
        .flatMap((key) => closure(manifest, key))
        .map((file) => `${base}/${file}`),
  }
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new PagesNotBuilt(
      `The pages are not built (${file} is missing). Run \`npm run build\`, or start with --dev.`,
      { cause },
    )
  }
}

export class PagesNotBuilt extends Error {
  readonly code = 'PAGES_NOT_BUILT'
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
