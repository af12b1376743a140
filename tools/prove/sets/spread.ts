import { type ContextSet, type Diagrams, nothing } from './diagrams.ts'

/** Contexts by place. */
export type Places = ReadonlyMap<string, ContextSet>

/** Places to which contexts may go from a place. */
export type Arrows = (place: string) => readonly string[]

/**
 * Sends contexts from place to place until nothing new arrives. `send` receives the contexts that arrived at a place
 * since it was last processed, and returns the contexts for each next place. The first waiting place of the order is
 * always processed next: with `forwardOrder`, most places then have all their contexts (Kam and Ullman, 1976).
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

/** Places reachable by arrows, each after its predecessors as far as cycles allow (reverse postorder). */
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
