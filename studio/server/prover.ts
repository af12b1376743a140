import { parentPort, workerData } from 'node:worker_threads'
import { loadPlace, loadSource, type Source, SourceError, tenantCodes } from '#source'
import { compareSources } from '../../tools/diff/compare.ts'
import { groupFindings } from '../../tools/lint/group-findings.ts'
import { lintDirectory } from '../../tools/lint/lint-directory.ts'
import type { LintReport } from '../../tools/lint/lint-report.ts'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { loadSuppressions } from '../../tools/lint/suppressions/suppressions.ts'
import { BudgetExhausted } from '../../tools/prove/sets/work-budget.ts'
import { today } from '../../tools/today.ts'
import { differingRoads } from '../model/roads/differing-roads.ts'
import type { Asked, Told } from './prover-messages.ts'

// Proofs run in a thread of their own, so that the studio answers and saves while the journey is proven.
const dir = String(workerData)

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))

let last: Source | undefined

/** Files as they are now; those that have not changed are read, and known, as before. */
function read(): Source {
  last = loadSource(dir, last === undefined ? {} : { before: last })
  return last
}

function lintQuickly(source: Source): LintReport {
  const selected = rulesOf(source.project).filter(({ isQuick }) => isQuick === true)
  return groupFindings(runLint(source, { selected, suppressions: loadSuppressions(dir), today: today() }))
}

function answer(asked: Asked): Told {
  try {
    if (asked.kind === 'compare') {
      const { differences, stranding, unapproved, lenders } = compareSources(
        loadSource(dir),
        loadPlace(asked.against, dir),
      )
      return { ...asked, report: { differences, stranding, unapproved, lenders } }
    }
    const began = performance.now()
    const source = read()
    if (asked.kind === 'roads')
      return { ...asked, ...differingRoads(source, asked.accepted), lenders: tenantCodes(source).length }
    const { findings, crashes, rules } =
      asked.kind === 'read' ? lintQuickly(source) : lintDirectory(dir, undefined, false, source)
    const took = Math.round(performance.now() - began)
    return { ...asked, findings, crashes, took, rules: rules.map(({ id }) => id) }
  } catch (error) {
    if (error instanceof SourceError || error instanceof BudgetExhausted)
      return { ...asked, failure: error.message }
    throw error
  }
}
