import type { Context } from '#engine'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** What the process and its predicates read of an application. */
export const contextOf = ({ profile, heloc, status, state }: Application): Context => ({
  profile,
  heloc,
  status: withState(status, state),
})
