import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'

const forms = 'flows/forms'
/** Sources of the built pages. All else that they show, their server reads from the flows as they are. */
const sources = [
  ...['engine', 'generated', 'product', 'screens', 'tools/build/vite', forms],
  ...['index.html', 'vite.config.ts', 'package.json'],
]
/** Files among them that no page imports. */
const others = /\.test\.tsx?$|product\/(?!money\/|\w[\w-]*\.ts$)/

/** Whether the built pages are those of the sources as they are, with the forms of a folder. They start in a fraction of the time. */
export function isBuilt(dir: string): boolean {
  const built = changedAt(path.join(repository, 'dist/.vite/manifest.json'))
  if (built === undefined) return false
  const isOlder = (file: string) => (changedAt(file) ?? 0) < built
  const made = sources
    .flatMap((source) => filesIn(path.join(repository, source)))
    .filter((file) => !others.test(path.relative(repository, file)))
  return made.every(isOlder) && (dir === repository || textOf(dir) === textOf(repository))
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

function filesIn(place: string): readonly string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [place]
  // A folder changes when a file of it is removed.
  return [
    place,
    ...readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
  ]
}

const textOf = (dir: string): string =>
  filesIn(path.join(dir, forms))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${path.relative(dir, file)}\n${readFileSync(file, 'utf8')}`)
    .sort()
    .join('\n')
