import type { Context } from '#engine'
import type { Application } from './application.ts'

/** What the process and its predicates read of an application. */
export const contextOf = ({ profile, heloc, status }: Application): Context => ({ profile, heloc, status })
