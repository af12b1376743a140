import { memoize } from '#engine'
import {
  createSource,
  type Finding,
  type Json,
  namesDefault,
  namesGroup,
  type Source,
  tenantChain,
  tenantCodes,
  tenantFiles,
} from '#source'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { changedBehaviour } from './changes-behaviour.ts'
import { howNear, type Nearness } from './how-near.ts'
import type { Mutant } from './mutant.ts'

/** Finder of a mistake: the rules alone, the facts with a source, the examples beside conditions, or the recorded roads. */
export type Finder = 'lint' | 'facts' | 'examples' | 'roads'

/** Result of the linter for a mutant that somebody would meet. */
export interface Verdict extends Pick<Mutant, 'id' | 'kind' | 'says'> {
  /** Place of the mistake. */
  readonly place: string
  /** Effect on applicants. */
  readonly changes: string
  /** Undefined if nothing found it. */
  readonly found?: { readonly by: Finder; readonly rule: string; readonly place: string } | undefined
  /** How near the nearest finding stands; undefined if none leads to the mistake. */
  readonly nearness?: Nearness | undefined
  readonly crashes: readonly string[]
}

const finders: Readonly<Record<string, Finder>> = {
  'fact-unmet': 'facts',
  'example-wrong': 'examples',
  'example-unknown': 'examples',
  'unprotected-decision': 'examples',
  'road-changed': 'roads',
}

const nearest: readonly (Nearness | undefined)[] = ['at', 'related', 'near', undefined]

/** Sets of rules, the quick ones first: what they find need not be looked for again. The order of keys affects no applicant. */
const stagesOf = memoize(({ project }: Source) => {
  const rules = rulesOf(project).filter(({ id }) => id !== 'canonical-form')
  return [
    rules.filter(({ reads, isAskedFor }) => reads !== 'logic' && isAskedFor !== true),
    rules.filter(({ reads }) => reads === 'logic'),
    rules.filter(({ isAskedFor }) => isAskedFor === true),
  ]
})

/** Judges a mutant; undefined for one that nobody would meet. */
export function judgeMutant(mutant: Mutant, shipped: Source): Verdict | undefined {
  const source = mutate(mutant, shipped)
  const { id, kind, file, steps, says } = mutant
  const lender = lenderOf(mutant, shipped)
  const changes = changedBehaviour(source, shipped, lender)
  if (changes === undefined) return undefined
  const tenants = new Set([lender, ...groupOf(mutant, shipped)])
  const told = { id, kind, says, changes, place: [file, ...steps].join('/') }
  const crashes: string[] = []
  let first: { readonly found: Verdict['found']; readonly nearness?: Nearness } | undefined
  for (const selected of stagesOf(shipped)) {
    const reports = [...tenants].map((tenant) => runLint(source, { selected, tenant }))
    crashes.push(
      ...reports.flatMap((report) => report.crashes.map(({ rule, message }) => `${rule}: ${message}`)),
    )
    const [best] = reports
      .flatMap((report) => report.findings)
      .map((finding) => ({
        found: { by: finders[finding.rule] ?? 'lint', rule: finding.rule, place: placeOf(finding) },
        nearness: howNear(finding, mutant, source, shipped),
      }))
      .toSorted((a, b) => nearest.indexOf(a.nearness) - nearest.indexOf(b.nearness))
    if (best?.nearness !== undefined) return { ...told, ...first, ...best, crashes }
    first ??= best === undefined ? undefined : { found: best.found }
  }
  return { ...told, ...first, crashes }
}

/**
 * Lender whose applicants meet the mistake: the lender of the file, one that extends the group of the file, or the
 * default one.
 */
function lenderOf({ file }: Mutant, shipped: Source): string {
  const served = tenantCodes(shipped)
  const own = served.find((code) => tenantChain(shipped, code).files.some(({ path }) => path === file))
  return own ?? served.find((code) => namesDefault(shipped, code)) ?? ''
}

/** Group to which the file belongs. Its findings concern only the group. */
const groupOf = ({ file }: Mutant, shipped: Source): readonly string[] =>
  [...tenantFiles(shipped)].flatMap(([code, { path }]) =>
    path === file && namesGroup(shipped, code) ? [code] : [],
  )

const placeOf = ({ file, pointer }: Finding): string => file + pointer

/** Shipped source with one mistake. Every value gets a line of its own, so that a line identifies a place. */
export function mutate({ becomes }: Pick<Mutant, 'becomes'>, shipped: Source): Source {
  const changed = [...becomes].map(([file, value]) => [file, print(value)] as const)
  return createSource(shipped.dir, new Map([...printed(shipped), ...changed]))
}

const print = (value: Json): string => JSON.stringify(value, null, 2)

const printed = memoize(
  (shipped: Source): ReadonlyMap<string, string> =>
    new Map([...shipped.files].map(([file, { value = null }]) => [file, print(value)])),
)
