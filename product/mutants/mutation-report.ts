import type { Verdict } from './judge-mutant.ts'

/** Share of the mistakes with an effect that the linter finds. */
export interface MutationReport {
  readonly mutants: number
  /** Number of mistakes that change what applicants are shown, asked, told or led to. */
  readonly changing: number
  /** Number of these to which a finding leads, by the rules of `journey lint`, and with `--roads`. */
  readonly found: { readonly plainly: number; readonly withRoads: number }
  /**
   * Number of findings in the changed entry itself, and of findings that name its line as a related place. The others
   * are one name away.
   */
  readonly inTheEntry: number
  readonly related: number
  readonly survivors: readonly Survivor[]
  /** Rules that threw. */
  readonly crashes: readonly string[]
}

export interface Survivor {
  readonly kind: string
  readonly place: string
  readonly says: string
  readonly changes: string
}

export function summarize(verdicts: readonly Verdict[]): MutationReport {
  const changing = verdicts.filter(({ changes }) => changes !== undefined)
  const found = changing.flatMap((verdict) => verdict.found ?? [])
  return {
    mutants: verdicts.length,
    changing: changing.length,
    found: {
      plainly: found.filter(({ rule }) => rule !== 'road-changed').length,
      withRoads: found.length,
    },
    inTheEntry: found.filter(({ nearness }) => nearness === 'at').length,
    related: found.filter(({ nearness }) => nearness === 'related').length,
    survivors: changing
      .filter((verdict) => verdict.found === undefined)
      .map(({ kind, place, says, changes = '' }) => ({ kind, place, says, changes })),
    crashes: verdicts.flatMap(({ id, crashes }) => crashes.map((crash) => `${id}: ${crash}`)),
  }
}

/** Share found by the rules of `journey lint` alone. */
export const shareFound = ({ found, changing }: MutationReport): number =>
  changing === 0 ? 1 : found.plainly / changing
