import type { Tenant } from './tenant.ts'

/** Returns the states of a lender's process in which the server works, and nobody else can lead on. */
export const statesWithJob = ({ process }: Pick<Tenant, 'process'>): readonly string[] =>
  Object.entries(process.states).flatMap(([state, { job }]) => (job === undefined ? [] : [state]))
