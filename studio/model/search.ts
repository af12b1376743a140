import { memoize } from '#engine'
import { asJsonObject, pointerTo, type Source, type SourceFile, tenantCodeOf, visitJson } from '#source'
import type { Hit } from '../api/pages.ts'
import { pageAt } from './pages.ts'
import { placeIn } from './place-in.ts'

/** Text or name in a file that can be found. */
interface Findable {
  readonly file: SourceFile
  readonly pointer: string
  /** Name of the entry in which it stands. */
  readonly name: string
  readonly text: string
  readonly searched: string
}

const mostHits = 60

/** Everything that the files say, once: each value under its name, each entry by its own name. */
const findables = memoize((source: Source): readonly Findable[] =>
  [...source.files.values()].flatMap((file) => {
    const found: Findable[] = []
    visitJson(file.value, (each, path) => {
      for (const [key, value] of Array.isArray(each)
        ? [...each.entries()]
        : Object.entries(asJsonObject(each))) {
        if (key === '$schema') continue
        const isText = typeof value === 'string' || typeof value === 'number'
        const name =
          typeof key === 'number' ? String(path.findLast((step) => typeof step === 'string') ?? '') : key
        const text = isText ? String(value) : ''
        if (!isText && typeof key === 'number') continue
        found.push({
          file,
          pointer: pointerTo(...path, key),
          name,
          text,
          searched: `${name}\n${text}\n${pointerTo(...path, key)}`.toLowerCase(),
        })
      }
      return true
    })
    return found
  }),
)

/** Hits of a query, the nearest first: equal, then beginning, then anywhere; every word of it is in each. */
export function search(source: Source, query: string): readonly Hit[] {
  const whole = query.trim().toLowerCase()
  const words = whole.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  return findables(source)
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .map((found) => ({ found, rank: rankOf(found, whole) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostHits)
    .map(({ found }) => hitOf(source, found))
}

/** Files that say a second time what others say, and so come after them. */
const guards = ['examples', 'facts', 'published', 'translated']

const rankOf = (found: Findable, whole: string): number =>
  nearness(found, whole) + (guards.includes(found.file.kind) ? 0.5 : 0)

function nearness({ name, text }: Findable, whole: string): number {
  const [own, said] = [name.toLowerCase(), text.toLowerCase()]
  if (own === whole || said === whole) return 0
  if (own.startsWith(whole) || said.startsWith(whole)) return 1
  return own.includes(whole) || said.includes(whole) ? 2 : 3
}

function hitOf(source: Source, { file, pointer, name, text }: Findable): Hit {
  const page = pageAt(source, file.path, pointer)
  return {
    kind: file.kind,
    title: name,
    text,
    ...(page !== undefined && { page }),
    ...(file.kind === 'tenant' && { lender: tenantCodeOf(file) }),
    place: placeIn(source, file.path, pointer),
  }
}
