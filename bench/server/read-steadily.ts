import { setTimeout as pause } from 'node:timers/promises'
import type { StatusReader } from './applicant.ts'

export interface Load {
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Starts status reads at an even pace without waiting for earlier ones, so that a slow server gets no less load. Returns
 * the milliseconds of each read.
 */
export async function readSteadily(
  { url, token }: StatusReader,
  { perSecond, seconds }: Load,
): Promise<readonly number[]> {
  const began = performance.now()
  const reads: Promise<number>[] = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    reads.push(read(url, token, due))
  }
  return Promise.all(reads)
}

async function read(url: string, authorization: string, due: number): Promise<number> {
  // A timer may wake late, which is not the server's delay: at most a millisecond of it counts.
  const began = Math.max(due, performance.now() - 1)
  const response = await fetch(url, { headers: { authorization } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`A status read answered ${response.status}.`)
  return performance.now() - began
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
