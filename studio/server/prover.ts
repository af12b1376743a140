import { parentPort, workerData } from 'node:worker_threads'
import { loadPlace, loadSource, SourceError } from '#source'
import { compareSources } from '../../tools/diff/compare.ts'
import { groupFindings } from '../../tools/lint/group-findings.ts'
import { lintDirectory } from '../../tools/lint/lint-directory.ts'
import type { LintReport } from '../../tools/lint/lint-report.ts'
import { rulesOf } from '../../tools/lint/rules-of.ts'
import { runLint } from '../../tools/lint/run-lint.ts'
import { loadSuppressions } from '../../tools/lint/suppressions/suppressions.ts'
import { BudgetExhausted } from '../../tools/prove/sets/work-budget.ts'
import { today } from '../../tools/today.ts'
import type { Asked, Told } from './prover-messages.ts'

// Proofs run in a thread of their own, so that the studio answers and saves while the journey is proven.
const dir = String(workerData)

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))

function readDirectory(): LintReport {
  const source = loadSource(dir)
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
    const { findings, crashes, rules } = asked.kind === 'read' ? readDirectory() : lintDirectory(dir)
    const took = Math.round(performance.now() - began)
    return { ...asked, findings, crashes, took, rules: rules.map(({ id }) => id) }
  } catch (error) {
    if (error instanceof SourceError || error instanceof BudgetExhausted)
      return { ...asked, failure: error.message }
    throw error
  }
}
