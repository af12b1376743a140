import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repository } from '#source'
import { writeGeneratedFlow } from './lint/generated-flow.ts'
import { writeGeneratedTree } from './lint/generated-lenders.ts'
import { type LintRun, peakMbOf, runLint } from './lint/run-lint.ts'
import type { Row, Section } from './section.ts'

const limits = { shippedSeconds: 1, thousandSeconds: 5, thousandMb: 500, flowSeconds: 1, growth: 15 }

const runs = 7

/** What a second more or less decides: a machine that others use as well only ever adds to what a run takes. */
const fastest = (dir: string): LintRun =>
  Array.from({ length: runs }, () => runLint(dir)).reduce((a, b) => (b.seconds < a.seconds ? b : a))

/** Seconds are this machine's: one on which this takes twice as long takes twice as long for a lint. */
const pace = (): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const start = performance.now()
      let sum = 0
      for (let count = 0; count < 1e8; count++) sum += count % 7
      return sum > 0 ? (performance.now() - start) / 1000 : 0
    }),
  )

/** How long it takes to prove the shipped tree, many lenders and a large flow, each in a process of its own. */
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
    const shipped = fastest(repository)
    const flow = fastest(flowDir)
    const hundred = runLint(lenderDir(100))
    const thousandDir = lenderDir(1000)
    const thousand = runLint(thousandDir)
    const tenThousand = runLint(lenderDir(10_000))
    for (const { exitCode, stdout } of [shipped, flow, hundred, thousand, tenThousand])
      if (exitCode !== 0) throw new Error(stdout.slice(0, 2000))
    return [
      row(`100 million additions, fastest of ${runs}`, pace(), 's'),
      row(`the shipped tree, fastest of ${runs}`, shipped.seconds, 's', limits.shippedSeconds),
      row(`a client machine of 5,000 states, fastest of ${runs}`, flow.seconds, 's', limits.flowSeconds),
      row('100 lenders', hundred.seconds, 's'),
      row('1,000 lenders', thousand.seconds, 's', limits.thousandSeconds),
      row('1,000 lenders, memory at most', peakMbOf(thousandDir), 'MB', limits.thousandMb),
      row('10,000 lenders', tenThousand.seconds, 's'),
      row('10,000 lenders to 1,000', tenThousand.seconds / thousand.seconds, 'x', limits.growth),
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
