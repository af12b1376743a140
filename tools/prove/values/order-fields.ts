/**
 * Orders fields so that those of one condition are near one another, which keeps sets of contexts small: what is
 * known of a field is soon no longer needed. Each field moves repeatedly to the middle of its groups (FORCE: Aloul,
 * Markov and Sakallah, 2003); the best order found is kept.
 */
export function orderFields(
  fields: readonly string[],
  groups: readonly (readonly string[])[],
): readonly string[] {
  const joining = groups.filter((group) => group.length > 1)
  let order = fields
  let best = { order, span: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round++) {
    const places = new Map(order.map((field, place) => [field, place]))
    const spread = joining.map((group) => group.map((field) => places.get(field) ?? 0))
    const span = spread.map((each) => Math.max(...each) - Math.min(...each)).reduce((a, b) => a + b, 0)
    if (span < best.span) best = { order, span }
    const middles = new Map(fields.map((field) => [field, [] as number[]]))
    for (const [index, group] of joining.entries())
      for (const field of group) middles.get(field)?.push(mean(spread[index] ?? []))
    const wanted = new Map(order.map((field, place) => [field, mean(middles.get(field) ?? [], place)]))
    order = order.toSorted((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0))
  }
  return best.order
}

const rounds = 10

const mean = (numbers: readonly number[], otherwise = 0): number =>
  numbers.length === 0 ? otherwise : numbers.reduce((a, b) => a + b, 0) / numbers.length
