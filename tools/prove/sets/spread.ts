import { type ContextSet, type Diagrams, nothing } from './diagrams.ts'

/** Place to contexts. */
export type Places = ReadonlyMap<string, ContextSet>

/** Places and where contexts may go from each. */
export type Arrows = (place: string) => readonly string[]

/**
 * Sends contexts from place to place until nothing new comes anywhere. `send` is told what has come to a place since it
 * was left, and answers what of that goes where. It is always the first place of the order that is left: in one of
 * `forwardOrder` most have all that will come to them by then (Kam and Ullman, 1976).
 */
export function spread(
  begun: Places,
  order: readonly string[],
  { or }: Pick<Diagrams, 'or'>,
  send: (place: string, arrived: ContextSet) => Iterable<readonly [string, ContextSet]>,
): void {
  const waiting = new Map(begun)
  const ranks = new Map(order.map((place, rank) => [place, rank]))
  for (let next = 0; next < order.length; ) {
    const place = order[next] ?? ''
    const arrived = waiting.get(place)
    next += 1
    if (arrived === undefined) continue
    waiting.delete(place)
    for (const [to, set] of send(place, arrived)) {
      if (set === nothing) continue
      waiting.set(to, or(waiting.get(to) ?? nothing, set))
      next = Math.min(next, ranks.get(to) ?? 0)
    }
  }
}

/** The places that arrows lead to from these, each after those before it, as far as circles allow (reverse postorder). */
export function forwardOrder(starts: Iterable<string>, arrows: Arrows): readonly string[] {
  const left: string[] = []
  const entered = new Set<string>()
  const open: { readonly place: string; readonly ahead: readonly string[]; next: number }[] = []
  const enter = (place: string) => {
    if (entered.has(place)) return
    entered.add(place)
    open.push({ place, ahead: arrows(place), next: 0 })
  }
  for (const start of starts) {
    enter(start)
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const to = top.ahead[top.next++]
      if (to !== undefined) enter(to)
      else left.push(open.pop()?.place ?? '')
    }
  }
  return left.reverse()
}
