import { parentPort, workerData } from 'node:worker_threads'
import { loadPlace, loadSource, SourceError } from '#source'
import { compareSources } from '../../tools/diff/compare.ts'
import { lintDirectory } from '../../tools/lint/lint-directory.ts'
import { BudgetExhausted } from '../../tools/prove/sets/work-budget.ts'
import type { Asked, Told } from './prover-messages.ts'

// Proofs run in a thread of their own, so that the studio answers and saves while the journey is proven.
const dir = String(workerData)

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answer(asked)))

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
    const { findings, crashes } = lintDirectory(dir)
    return { ...asked, findings, crashes, took: Math.round(performance.now() - began) }
  } catch (error) {
    if (error instanceof SourceError || error instanceof BudgetExhausted)
      return { ...asked, failure: error.message }
    throw error
  }
}
