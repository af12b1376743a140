import { dayIn, pacificZone } from './day-in.ts'

/** Version of a text in force at an instant: the latest whose effective day has come; undefined before the first. */
export function inForce<T extends { readonly effective: string }>(
  versions: readonly T[],
  now: Date,
): T | undefined {
  const today = dayIn(pacificZone, now)
  return versions
    .filter(({ effective }) => effective <= today)
    .reduce<T | undefined>((last, next) => (last && last.effective > next.effective ? last : next), undefined)
}
