import { parentPort, workerData } from 'node:worker_threads'
import { loadSource } from '#source'
import { createMutants } from './create-mutants.ts'
import { type Job, judgeMutant } from './judge-mutant.ts'

// One of several threads that share the work.
const { dir, ids }: Job = workerData
const shipped = loadSource(dir)
const wanted = new Set(ids)
for (const mutant of createMutants(shipped).filter(({ id }) => wanted.has(id)))
  parentPort?.postMessage(judgeMutant(mutant, shipped))
