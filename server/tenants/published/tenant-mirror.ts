import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '../../database/database.ts'
import { loadPublished, publishedHashes, publishedState, type TenantFiles } from './published-tenants.ts'

/** Folder that mirrors the lenders of the database, so that they are read like any folder. */
export interface TenantMirror {
  readonly folder: string
  /** Updates the folder and returns whether that changed it. */
  readonly refresh: () => Promise<boolean>
  readonly remove: () => void
}

/** Creates the mirror from another folder of lenders and from the published ones, which take precedence. */
export async function createTenantMirror(db: Database, own: string): Promise<TenantMirror> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lenders-'))
  cpSync(own, folder, { recursive: true })
  let state = ''
  let laid: ReadonlyMap<string, string> = new Map()

  async function refresh(): Promise<boolean> {
    const now = await publishedState(db)
    if (now === state) return false
    const published = await publishedHashes(db)
    const changed = [...published.keys()].filter((code) => published.get(code) !== laid.get(code))
    const contents = await loadPublished(db, changed)
    const gone = [...laid.keys()].filter((code) => !published.has(code))
    // Synchronous, so that nobody reads a half-written lender.
    for (const code of gone) restore(folder, own, code)
    for (const [code, files] of contents) lay(folder, code, files)
    laid = published
    state = now
    return changed.length + gone.length > 0
  }

  await refresh()
  return { folder, refresh, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Writes every published lender over a folder's own. */
export async function layPublished(db: Database, folder: string): Promise<void> {
  const published = await publishedHashes(db)
  for (const [code, files] of await loadPublished(db, [...published.keys()])) lay(folder, code, files)
}

function lay(folder: string, code: string, files: TenantFiles): void {
  const place = path.join(folder, code)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place)
  for (const [name, content] of files) writeFileSync(path.join(place, name), content)
}

/** Restores a lender that is not published any more from the own folder, or removes it if it is not there. */
function restore(folder: string, own: string, code: string): void {
  rmSync(path.join(folder, code), { recursive: true, force: true })
  if (existsSync(path.join(own, code)))
    cpSync(path.join(own, code), path.join(folder, code), { recursive: true })
}
