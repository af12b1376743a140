import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { asJsonObject, asStrings, readJsonObject } from '#source'

/** File of the built pages. */
export interface Chunk {
  /** Module for which the chunk was made, or name of a shared group. */
  readonly id: string
  /** Bytes of JavaScript, gzip. */
  readonly bytes: number
  /** Ids of the chunks that load with it. */
  readonly imports: readonly string[]
}

export interface Build {
  readonly chunks: ReadonlyMap<string, Chunk>
  /** Chunks that the document itself loads. */
  readonly entries: readonly string[]
}

/**
 * Reads Vite's manifest; the entries are those that index.html asks for, since an entry may be merged into a shared
 * group.
 */
export function readBuild(dist: string): Build {
  const file = path.join(dist, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npx vite build\` first.`)
  const manifest = Object.entries(readJsonObject(file)).map(
    ([id, entry]) => [id, asJsonObject(entry)] as const,
  )
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const scripts = manifest.filter(([, { file }]) => /\.m?js$/.test(String(file)))
  const chunks = scripts.map(([id, { file, imports }]) => {
    const code = readFileSync(path.join(dist, String(file)))
    return [id, { id, bytes: gzipSync(code, { level: 9 }).length, imports: asStrings(imports) }] as const
  })
  const entries = scripts.filter(([, { file }]) => html.includes(`/${String(file)}"`)).map(([id]) => id)
  return { chunks: new Map(chunks), entries }
}

/** Chunks with these ids, and every chunk that they import. */
export function closure({ chunks }: Build, ids: readonly string[]): ReadonlySet<string> {
  const seen = new Set(ids.filter((id) => chunks.has(id)))
  for (const id of seen) for (const next of chunks.get(id)?.imports ?? []) seen.add(next)
  return seen
}

export const bytesOf = ({ chunks }: Build, ids: Iterable<string>): number =>
  [...ids].reduce((sum, id) => sum + (chunks.get(id)?.bytes ?? 0), 0)
