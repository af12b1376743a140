import type { StateSource } from '#engine'

/** Whether an application may rest in a state permanently, or until a person has reviewed it. */
export const isEnding = (state: StateSource | undefined): boolean =>
  state?.kind === 'terminal' || state?.kind === 'review'
