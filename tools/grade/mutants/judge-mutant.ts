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
import { rules } from '../../lint/rules.ts'
import { runLint } from '../../lint/run-lint.ts'
import { changedBehaviour } from './changes-behaviour.ts'
import { howNear, type Nearness } from './how-near.ts'
import { kinds } from './kinds.ts'
import type { Mutant } from './mutant.ts'

/** Which mutants of the JSON below a folder are to be judged. */
export interface Job {
  readonly dir: string
  readonly ids: readonly string[]
}

/** What the linter says of a mutant. */
export interface Verdict {
  readonly id: string
  readonly kind: string
  /** Where the mistake is, and what it is. */
  readonly place: string
  readonly says: string
  /** The finding that leads to it. */
  readonly found?: { readonly rule: string; readonly place: string; readonly nearness: Nearness }
  /** What it changes for somebody; undefined where nobody would notice it. */
  readonly changes?: string
  /** Findings that lead elsewhere. */
  readonly elsewhere: readonly string[]
  readonly crashes: readonly string[]
}

/** The order of keys is no mistake that anybody meets. */
const checking = rules.filter(({ id }) => id !== 'canonical-form')

const nearest: readonly Nearness[] = ['at', 'related', 'near']

/** Rules that need no proof are asked first: most mistakes show to them. */
const stages = [
  checking.filter(({ reads, isAskedFor }) => reads !== 'logic' && isAskedFor !== true),
  checking.filter(({ reads }) => reads === 'logic'),
  rules.filter(({ isAskedFor }) => isAskedFor === true),
]

/** What a found mutant changes is of no interest to who counts survivors alone. */
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

/** The lender whose applicants meet the mistake first: its own, one that extends its group, or the one that is there by default. */
function lenderOf({ file }: Mutant, shipped: Source): string {
  const served = tenantCodes(shipped)
  const own = served.find((code) => tenantChain(shipped, code).files.some(({ path }) => path === file))
  return own ?? served.find((code) => namesDefault(shipped, code)) ?? ''
}

/** The group whose file it is: some of what stands there is asked of it alone. */
const groupOf = ({ file }: Mutant, shipped: Source): readonly string[] =>
  [...tenantFiles(shipped)].flatMap(([code, { path }]) =>
    path === file && namesGroup(shipped, code) ? [code] : [],
  )

const placeOf = ({ file, pointer }: Finding): string => file + pointer

/** The shipped source with one mistake in it. Every value has a line of its own, so that a line is a place. */
export function mutate({ file, becomes }: Pick<Mutant, 'file' | 'becomes'>, shipped: Source): Source {
  const text = 'text' in becomes ? becomes.text : print(becomes.value)
  return createSource(shipped.dir, new Map([...printed(shipped), [file, text]]))
}

const print = (value: Json): string => JSON.stringify(value, null, 2)

const printed = memoize(
  (shipped: Source): ReadonlyMap<string, string> =>
    new Map([...shipped.files].map(([file, { value = null }]) => [file, print(value)])),
)
