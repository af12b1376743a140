/**
 * Hides small groups among disjoint ones: undefined for a hidden size. Each group smaller than `least` is hidden. While the
 * hidden ones together are also smaller, the smallest of the others is hidden too, so that nobody can compute them from the
 * total. `unshown` are members of the total in none of the groups. An empty group (0) is not small.
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
 * Hides small parts of a group of `total`: undefined for a hidden size. A part is shown only if it, and its difference to the
 * group and to each other shown part, is not smaller than `least`.
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
