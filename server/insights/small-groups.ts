/**
 * Sizes of groups that share nobody; undefined where one is hidden. Hidden is each smaller than `least` and, as long as the
 * hidden ones together are so too, the smallest of the others: whoever knows the total learns no more by subtracting.
 * `unshown` are members of the total in none of the groups. Nobody (0) is no small group.
 */
export function hideSmall(
  sizes: readonly number[],
  least: number,
  unshown = 0,
): readonly (number | undefined)[] {
  const hidden = new Set<number>()
  let together = unshown
  const ascending = [...sizes.entries()]
    .filter(([, size]) => size > 0)
    .sort(([, one], [, other]) => one - other)
  for (const [index, size] of ascending) {
    if (size >= least && (together === 0 || together >= least)) break
    hidden.add(index)
    together += size
  }
  return sizes.map((size, index) => (hidden.has(index) ? undefined : size))
}

/**
 * Sizes of parts of a group of `total`; undefined where one is hidden. Shown are those of which neither the part nor what is
 * left of another one shown, or of the group, without it is smaller than `least`.
 */
export function keepApart(
  total: number,
  parts: readonly number[],
  least: number,
): readonly (number | undefined)[] {
  const shown = [0, total]
  return parts.map((part) => {
    if (shown.some((other) => other !== part && Math.abs(other - part) < least)) return undefined
    shown.push(part)
    return part
  })
}
