import type { Context } from '#engine'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Returns the context of an application that the process and its predicates read. */
export const contextOf = (application: Application): Context => ({
  profile: application.profile,
  heloc: application.heloc,
  status: withState(application),
})
