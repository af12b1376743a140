import { memoize } from '#engine'
import {
  createSource,
  type Finding,
  type Json,
  loadProject,
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
import { kinds } from './kinds.ts'
import type { Mutant } from './mutant.ts'

/** Mutants of the JSON below a folder to be judged by a thread. */
export interface MutantJob {
  readonly dir: string
  readonly ids: readonly string[]
}

/** Result of the linter for a mutant. */
export interface Verdict {
  readonly id: string
  readonly kind: string
  /** Place of the mistake, with its description. */
  readonly place: string
  readonly says: string
  /** Finding that leads to it. */
  readonly found?: { readonly rule: string; readonly place: string; readonly nearness: Nearness }
  /** Effect on applicants; undefined if none. */
  readonly changes?: string
  /** Findings that lead elsewhere. */
  readonly elsewhere: readonly string[]
  readonly crashes: readonly string[]
}

const rules = rulesOf(loadProject())

/** Excludes the order of keys, which affects no applicant. */
const checking = rules.filter(({ id }) => id !== 'canonical-form')

const nearest: readonly Nearness[] = ['at', 'related', 'near']

/** Applies rules without proofs first, since they find most mistakes. */
const stages = [
  checking.filter(({ reads, isAskedFor }) => reads !== 'logic' && isAskedFor !== true),
  checking.filter(({ reads }) => reads === 'logic'),
  rules.filter(({ isAskedFor }) => isAskedFor === true),
]

/**
 * Judges a mutant. Without `isEachCompared`, the effect of a found mutant is not computed, as for counting survivors.
 */
export function judgeMutant(mutant: Mutant, shipped: Source, isEachCompared = true): Verdict {
  const source = mutate(mutant, shipped)
  const { id, kind, file, steps, says } = mutant
  const lender = lenderOf(mutant, shipped)
  const tenants = new Set([lender, ...groupOf(mutant, shipped)])
  const isDeclaration = kinds.find((each) => each.id === kind)?.isDeclaration === true
  const told = { id, kind, place: [file, ...steps].join('/'), says }
  const compare = (): Pick<Verdict, 'changes'> => {
    const changes = isDeclaration ? undefined : changedBehaviour(source, shipped, lender)
    return changes === undefined ? {} : { changes }
  }
  const elsewhere: string[] = []
  const crashes: string[] = []
  for (const selected of stages) {
    const reports = [...tenants].map((tenant) => runLint(source, { selected, tenant }))
    const findings = reports.flatMap((report) => report.findings)
    crashes.push(
      ...reports.flatMap((report) => report.crashes.map(({ rule, message }) => `${rule}: ${message}`)),
    )
    const [found] = findings
      .flatMap((finding) => {
        const nearness = howNear(finding, mutant, source, shipped)
        return nearness === undefined ? [] : [{ rule: finding.rule, place: placeOf(finding), nearness }]
      })
      .toSorted((a, b) => nearest.indexOf(a.nearness) - nearest.indexOf(b.nearness))
    if (found !== undefined)
      return { ...told, ...(isEachCompared ? compare() : {}), found, elsewhere, crashes }
    elsewhere.push(...findings.map((finding) => `${finding.rule} ${placeOf(finding)} ${finding.message}`))
  }
  return { ...told, ...compare(), elsewhere, crashes }
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
export function mutate({ file, becomes }: Pick<Mutant, 'file' | 'becomes'>, shipped: Source): Source {
  const text = 'text' in becomes ? becomes.text : print(becomes.value)
  return createSource(shipped.dir, new Map([...printed(shipped), [file, text]]))
}

const print = (value: Json): string => JSON.stringify(value, null, 2)

const printed = memoize(
  (shipped: Source): ReadonlyMap<string, string> =>
    new Map([...shipped.files].map(([file, { value = null }]) => [file, print(value)])),
)
