const classPattern = /^\^(\[[^\]]+\])\{(\d+),(\d+)\}\$$/
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/**
 * Whether a pattern takes every text that another took; false where that cannot be told, which is so unless each is one class
 * of ASCII characters and a length.
 */
export function isWiderPattern(before: string, now: string): boolean {
  const [had, has] = [classPattern.exec(before), classPattern.exec(now)]
  if (had === null || has === null) return false
  const takes = ([, characters = '']: readonly string[], one: string) =>
    new RegExp(`^${characters}$`).test(one)
  return (
    Number(has[2]) <= Number(had[2]) &&
    Number(has[3]) >= Number(had[3]) &&
    printable.every((one) => takes(has, one) || !takes(had, one))
  )
}
