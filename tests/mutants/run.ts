import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { loadSource, type Source } from '#source'
import { drawMutants } from './draw-mutants.ts'
import { type Finder, judgeMutant, type Verdict } from './judge-mutant.ts'

interface Share {
  readonly seed: number
  readonly count: number
  readonly thread: number
  readonly threads: number
}

/** Judges every `threads`th mutant of a seed, until as many as asked for are ones that somebody would meet. */
function* judged(source: Source, { seed, count, thread, threads }: Share): Iterable<Verdict> {
  let met = 0
  for (const mutant of drawMutants(source, seed)) {
    if (mutant.id % threads !== thread) continue
    const verdict = judgeMutant(mutant, source)
    if (verdict === undefined) continue
    yield verdict
    met += 1
    if (met >= count) return
  }
}

const judgeShare = (share: Share): Promise<readonly Verdict[]> =>
  new Promise((resolve, reject) => {
    const verdicts: Verdict[] = []
    const worker = new Worker(import.meta.filename, { workerData: share })
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict))
    worker.on('error', reject)
    worker.on('exit', () => resolve(verdicts))
  })

function print(seed: number, verdicts: readonly Verdict[]): string {
  const found = verdicts.filter((verdict) => verdict.found !== undefined)
  const led = found.filter(({ nearness }) => nearness !== undefined)
  const by = (finder: Finder) => found.filter((verdict) => verdict.found?.by === finder).length
  const survivors = verdicts.filter((verdict) => verdict.found === undefined)
  return [
    `Seed ${seed}: ${verdicts.length} mistakes that somebody would meet.`,
    `  found         ${found.length} (by rules and proof ${by('lint')}, facts ${by('facts')}, examples ${by('examples')}, roads ${by('roads')})`,
    `  led to        ${led.length}`,
    ...survivors.map(
      ({ kind, place, says, changes }) => `- survives: ${place}: ${says} (${kind}). ${changes}`,
    ),
    ...found
      .filter(({ nearness }) => nearness === undefined)
      .map(
        ({ kind, place, says, found: other }) =>
          `- led elsewhere: ${place}: ${says} (${kind}). ${other?.rule} at ${other?.place}`,
      ),
    ...verdicts.flatMap(({ id, crashes }) =>
      crashes.map((crash) => `A rule crashed on mutant ${id}: ${crash}`),
    ),
  ].join('\n')
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(randomInt(1_000_000)) },
      count: { type: 'string', default: '100' },
    },
  })
  // A number of its own, so that a seed gives the same mistakes on every machine.
  const threads = 2
  const share = { seed: Number(values.seed), count: Math.ceil(Number(values.count) / threads), threads }
  const verdicts = await Promise.all(
    Array.from({ length: threads }, (_, thread) => judgeShare({ ...share, thread })),
  )
  console.log(
    print(
      share.seed,
      verdicts.flat().toSorted((a, b) => a.id - b.id),
    ),
  )
} else {
  for (const verdict of judged(loadSource(), workerData)) parentPort?.postMessage(verdict)
}
