import type { StateSource } from '#engine'

/** Where an application may come to rest for good, or until a person has looked at it. */
export const isEnding = (state: StateSource | undefined): boolean =>
  state?.kind === 'terminal' || state?.kind === 'review'
