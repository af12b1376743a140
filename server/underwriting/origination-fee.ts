/** The fee on the initial draw, in cents. */
export const feeCents = (initialDrawDollars: number, originationFeeBps: number): number =>
  Math.round((initialDrawDollars * 100 * originationFeeBps) / 10_000)
