import type { Audience } from './tokens.ts'

/**
 * Sign-ins that an endpoint admits: `done`, those with everything that was asked for; `due`, those whose second factor is still to come;
 * `begun`, both.
 */
export type SignIns = 'done' | 'due' | 'begun'

interface Admitted {
  readonly audience: Audience
  readonly signIns: SignIns
}

const guards = new WeakMap<object, Admitted>()

/** Marks a hook as one that admits somebody. */
export function guard<Hook extends object>(admitted: Admitted, hook: Hook): Hook {
  guards.set(hook, admitted)
  return hook
}

/** Returns whom `requireBearer` or `requireToken` among a route's hooks admits. Undefined if there is neither. */
export const findAdmitted = (hooks: object | readonly object[] | undefined): Admitted | undefined =>
  [hooks ?? []].flat().flatMap((hook) => guards.get(hook) ?? [])[0]

/** Returns the audience that `requireBearer` or `requireToken` among a route's hooks requires. Undefined if there is neither. */
export const findAudience = (hooks: object | readonly object[] | undefined): Audience | undefined =>
  findAdmitted(hooks)?.audience
