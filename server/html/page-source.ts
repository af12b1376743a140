import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the document of a page comes from: the build, or Vite. */
export interface PageSource {
  readonly dev: boolean
  /** The document with `__CSP_NONCE__` and `<!--server:head-->` still in it. */
  readonly document: (url: string) => Promise<string>
  /** Modules that a page will load, to be fetched ahead. */
  readonly modulesOf: (page: string) => readonly string[]
}

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

/** The built pages. Without a build there is nothing to show, and the message says how to get one. */
export function builtPages(root: string, base: string): PageSource {
  const dist = path.join(root, 'dist')
  const document = readBuilt(path.join(dist, 'index.html'))
  const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(
    readBuilt(path.join(dist, '.vite/manifest.json')),
  )
  return {
    dev: false,
    document: async () => document,
    modulesOf: (page) => closure(manifest, `screens/pages/${page}.tsx`).map((file) => `${base}/${file}`),
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
