export interface Contender {
  readonly name: string
  /** Does the work `operations` times and returns something that depends on it, so that no work is optimised away. */
  readonly run: () => unknown
  /** Number of runs per round; lower for slow contenders. */
  readonly repetitions: number
}

export interface Measurement {
  readonly name: string
  readonly nanoseconds: number
  /** Ratio to the first contender: the median of the ratios within each round. */
  readonly ratio: number
}

/**
 * Measures the contenders in interleaved rounds, so that a busy moment of the machine affects all of them, and takes
 * medians, so that it matters little.
 */
export async function measure(
  contenders: readonly Contender[],
  operations: number,
  rounds = 41,
): Promise<readonly Measurement[]> {
  const times = contenders.map((): number[] => [])
  for (let round = -5; round < rounds; round++)
    for (const [index, contender] of contenders.entries()) {
      const time = (await timeOf(contender)) / operations
      if (round >= 0) times[index]?.push(time)
    }
  return contenders.map(({ name }, index) => ({
    name,
    nanoseconds: median(times[index] ?? []),
    ratio: median((times[index] ?? []).map((time, round) => time / (times[0]?.[round] ?? Number.NaN))),
  }))
}

async function timeOf({ run, repetitions }: Contender): Promise<number> {
  const start = process.hrtime.bigint()
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const result = run()
    if (result instanceof Promise) await result
  }
  return Number(process.hrtime.bigint() - start) / repetitions
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
