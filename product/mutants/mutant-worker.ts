import { parentPort, workerData } from 'node:worker_threads'
import { loadSource } from '#source'
import { createMutants } from './create-mutants.ts'
import { judgeMutant, type MutantJob } from './judge-mutant.ts'

// One of several threads that share the work.
const { dir, ids }: MutantJob = workerData
const shipped = loadSource(dir)
const wanted = new Set(ids)
for (const mutant of createMutants(shipped).filter(({ id }) => wanted.has(id)))
  parentPort?.postMessage(judgeMutant(mutant, shipped))
