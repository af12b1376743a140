import { isDeepStrictEqual } from 'node:util'
import { memoize } from '#engine'
import type { Source, SourceFile } from '../files/load-source.ts'
import { migrationFindings, strandingMigrations } from '../files/migrations.ts'
import type { Finding } from '../findings/finding.ts'
import { unique } from '../findings/finding-set.ts'
import { writtenLocale } from '../wording/locales.ts'
import { type BaseFlows, baseFlows } from './base-flows.ts'
import { type BuiltFlows, buildFlows } from './build-flows.ts'
import { keptFindings } from './check-kept.ts'

/** Flows without any tenant, and their findings. */
interface Base extends BuiltFlows {
  readonly base: BaseFlows
}

interface Known {
  readonly files: readonly SourceFile[]
  readonly read: readonly Finding[]
  readonly base: Base
}

const byFirstFile = new WeakMap<SourceFile, Known>()

/** Cached by source and flow files, because every tenant starts from the same base. */
export const resolveBase = memoize((source: Source): Base => {
  const files = [...source.files.values()].filter(({ path }) => path.startsWith('flows/'))
  const read = source.findings.filter(({ file }) => file.startsWith('flows/'))
  const [first] = files
  const known = first && byFirstFile.get(first)
  if (known !== undefined && isSame(known.files, files) && isDeepStrictEqual(known.read, read))
    return known.base
  const base = resolve(source, read)
  if (first !== undefined) byFirstFile.set(first, { files, read, base })
  return base
})

const isSame = (one: readonly SourceFile[], other: readonly SourceFile[]): boolean =>
  one.length === other.length && one.every((file, index) => file === other[index])

function resolve(source: Source, read: readonly Finding[]): Base {
  const base = baseFlows(source)
  const built = buildFlows(base, [])
  const stranding = built.flows === undefined ? [] : strandingMigrations(source, built.flows.source.process)
  return {
    ...built,
    base,
    findings: unique([
      ...read,
      ...migrationFindings(source),
      ...keptFindings(source),
      ...built.findings,
      ...stranding,
    ]),
  }
}

/** Flows without any tenant, with their copy in a locale. */
export const baseIn = (source: Source, locale: string): BaseFlows =>
  locale === writtenLocale ? resolveBase(source).base : translatedBases(source)(locale)

const translatedBases = memoize((source: Source) => memoize((locale: string) => baseFlows(source, locale)))
