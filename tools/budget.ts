import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Gzip kilobytes of JavaScript (issue: first load of register, a further page, the engine without its messages). */
const limits = { firstLoad: 125, furtherPage: 15, engine: 4 }

/** Chunks fetched once, when a page first needs one of them, and shared by every page after it. */
const sharedChunks = ['aria', 'pdf']

const dist = 'dist'
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const kilobytes = (files: Iterable<string>): number =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000

function closure(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(imported, seen)
  return seen
}

const isShared = (file: string): boolean => sharedChunks.some((name) => file.includes(`/${name}-`))

const pageKey = (page: string): string => `screens/pages/${page}.tsx`

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true) ?? 'index.html'
const registerForm = Object.keys(manifest).find((key) => key.endsWith('forms/register/property-info'))
const first = new Set([entry, pageKey('register'), registerForm ?? ''].flatMap((key) => [...closure(key)]))

const pages = Object.keys(manifest)
  .filter((key) => key.startsWith('screens/pages/'))
  .map((key) => {
    const fetched = [...closure(key)].filter((file) => !first.has(file))
    return {
      page: key.slice('screens/pages/'.length, -'.tsx'.length),
      size: kilobytes(fetched.filter((file) => !isShared(file))),
      shared: fetched.filter(isShared),
    }
  })
  .sort((a, b) => b.size - a.size)

const engine = Object.values(manifest).find(({ name }) => name === 'engine')
const rows: [string, number, number][] = [
  ['first load of register', kilobytes(first), limits.firstLoad],
  ...(engine === undefined
    ? []
    : [['engine', kilobytes([engine.file]), limits.engine] as [string, number, number]]),
  ...pages.map(({ page, size }): [string, number, number] => [page, size, limits.furtherPage]),
]

for (const [what, size, limit] of rows) {
  const mark = size > limit ? 'over' : 'ok'
  console.log(`${mark.padEnd(5)}${size.toFixed(1).padStart(7)} of ${String(limit).padStart(3)} kB  ${what}`)
}
for (const name of sharedChunks) {
  const files = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.includes(`/${name}-`))
  if (files.length > 0)
    console.log(
      `shared${kilobytes(files).toFixed(1).padStart(6)} kB         ${name}, fetched by the first page that needs it`,
    )
}
if (rows.some(([, size, limit]) => size > limit)) {
  console.error(
    'A budget is exceeded: see `over` above. Load what is heavy lazily, or in a chunk of its own.',
  )
  process.exitCode = 1
}
