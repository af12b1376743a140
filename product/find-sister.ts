/** Lender of the same brand as another. */
export interface Sister {
  readonly name: string
  /** Address at which one applies there. */
  readonly url: string
  /** Codes of the states in which it lends. */
  readonly states: readonly string[]
}

/** Returns what a refusal says of the lender of the same brand that lends in a state: `none` if there is none. */
export function sisterValues(sisters: readonly Sister[], state: string) {
  const { name = 'none', url = 'none' } = sisters.find(({ states }) => states.includes(state)) ?? {}
  return { sister: name, sisterUrl: url }
}
