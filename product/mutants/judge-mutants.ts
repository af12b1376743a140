import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { repository } from '#source'
import type { MutantJob, Verdict } from './judge-mutant.ts'

/** Judges mutants on a number of threads; verdicts are in the order of the ids. */
export async function judgeMutants(
  dir: string,
  ids: readonly string[],
  threads: number,
): Promise<readonly Verdict[]> {
  const shares = Array.from({ length: threads }, (_, thread) =>
    ids.filter((_id, index) => index % threads === thread),
  )
  const judged = await Promise.all(shares.map((own) => judgeShare({ dir, ids: own })))
  const byId = new Map(judged.flat().map((verdict) => [verdict.id, verdict]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const judgeShare = (job: MutantJob): Promise<readonly Verdict[]> =>
  new Promise((resolve, reject) => {
    const verdicts: Verdict[] = []
    const worker = new Worker(path.join(repository, 'product/mutants/mutant-worker.ts'), {
      workerData: job,
    })
    worker.on('message', (verdict: Verdict) => verdicts.push(verdict))
    worker.on('error', reject)
    worker.on('exit', () => resolve(verdicts))
  })
