/** Generator of pseudo-random numbers, the same for the same seed (Mulberry32, whose quality suffices for a walk). */
export interface Random {
  readonly seed: (seed: number) => void
  /** Whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number
}

export function createRandom(): Random {
  let state = 0
  return {
    seed: (seed) => {
      state = seed | 0
    },
    below: (limit) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
    },
  }
}
