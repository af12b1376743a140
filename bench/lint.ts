import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '#source'
import { writeGeneratedFlow } from './lint/generated-flow.ts'
import { writeGeneratedTree } from './lint/generated-lenders.ts'
import { peakMbOf, secondsOf } from './lint/run-lint.ts'
import type { Row, Section } from './section.ts'

const limits = { shippedSeconds: 1, thousandSeconds: 5, thousandMb: 500, flowSeconds: 1, growth: 10 }

const turns = 7

/**
 * Shortest time of each task, taken in turns. Other programs on the machine only lengthen a run, so the minimum is
 * stable enough for limits of about a second.
 */
function fastest<K extends string>(takes: Readonly<Record<K, () => number>>): Readonly<Record<K, number>> {
  const least: Record<string, number> = {}
  for (let turn = 0; turn < turns; turn++)
    for (const [name, take] of Object.entries<() => number>(takes))
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, take())
  return least as Record<K, number>
}

/** Speed of this machine, in seconds of a fixed task: if it doubles, a lint takes twice as long too. */
function pace(): number {
  const start = performance.now()
  let sum = 0
  for (let count = 0; count < 1e8; count++) sum += count % 7
  return sum > 0 ? (performance.now() - start) / 1000 : 0
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** Measures how long it takes to prove the shipped tree, many lenders and a large flow, each in a process of its own. */
export const lint: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-lint-'))
  const lenderDir = (count: number): string => {
    const dir = path.join(folder, String(count))
    writeGeneratedTree(dir, count)
    return dir
  }
  try {
    const flowDir = path.join(folder, 'flow')
    writeGeneratedFlow(flowDir, 5000)
    const { additions, shipped, flow } = fastest({
      additions: pace,
      shipped: () => secondsOf(repository),
      flow: () => secondsOf(flowDir),
    })
    const hundred = secondsOf(lenderDir(100))
    const thousandDir = lenderDir(1000)
    const tenThousandDir = lenderDir(10_000)
    // Runs before and after the long run with which they are compared, so that they see the machine at its best and at
    // its worst too.
    const before = [secondsOf(thousandDir), secondsOf(thousandDir)]
    const tenThousand = secondsOf(tenThousandDir)
    const thousand = mean([...before, secondsOf(thousandDir), secondsOf(thousandDir)])
    return [
      row(`100 million additions, fastest of ${turns}`, additions, 's'),
      row(`the shipped tree, fastest of ${turns}`, shipped, 's', limits.shippedSeconds),
      row(`a client machine of 5,000 states, fastest of ${turns}`, flow, 's', limits.flowSeconds),
      row('100 lenders', hundred, 's'),
      row('1,000 lenders, mean of 4', thousand, 's', limits.thousandSeconds),
      row('1,000 lenders, memory at most', peakMbOf(thousandDir), 'MB', limits.thousandMb),
      row('10,000 lenders', tenThousand, 's'),
      row('10,000 lenders to 1,000', tenThousand / thousand, 'x', limits.growth),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const row = (what: string, value: number, unit: string, limit?: number): Row => {
  const figure = `${value < 100 ? value.toFixed(unit === 's' ? 2 : 1) : Math.round(value)} ${unit}`
  const line = { what: `lint: ${what}`, who: 'a process', figure }
  return limit === undefined ? line : { ...line, limit: `${limit} ${unit}`, isExceeded: value > limit }
}
