import { dayIn, pacificZone } from './day-in.ts'

/** The version of a text that is in force at an instant: of those whose day has come, the one that began last; undefined before the first. */
export function inForce<T extends { readonly effective: string }>(
  versions: readonly T[],
  now: Date,
): T | undefined {
  const today = dayIn(pacificZone, now)
  return versions
    .filter(({ effective }) => effective <= today)
    .reduce<T | undefined>((last, next) => (last && last.effective > next.effective ? last : next), undefined)
}
