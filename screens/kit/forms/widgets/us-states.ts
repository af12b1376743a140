import { stateCodes } from '#engine'

/** Postal codes of the states and the District of Columbia, in the order of their names. */
export const usStates: readonly string[] = stateCodes.split(' ')
