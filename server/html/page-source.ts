import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The applicants' document, and that of the staff. */
export type DocumentName = (typeof documentNames)[number]

const documentNames = ['index.html', 'agent.html'] as const

/** Where the document of a page comes from: the build, or Vite. */
export interface PageSource {
  readonly dev: boolean
  /** One of the documents, with `__CSP_NONCE__` and `<!--server:head-->` still in it. */
  readonly document: (url: string, name?: DocumentName) => Promise<string>
  /** Modules that a page and the form with which it begins will load, to be fetched ahead. */
  readonly modulesOf: (first: FirstPage) => readonly string[]
}

/** The page at an address, and the form with which it begins. */
export interface FirstPage {
  readonly page: string
  readonly form: string
}

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

/** The built pages. Without a build there is nothing to show, and the message says how to get one. */
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

/** A chunk and what it imports, as files; nothing for a page that has no chunk of its own. */
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
