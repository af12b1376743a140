import type { Act } from '../audit/acts.ts'
import type { WorkRole } from '../auth/staff/staff-member.ts'
import type { Audience } from '../auth/tokens.ts'
import type { Proof } from '../proofs/proof.ts'

/** Access policy of a route: who may call it, and on whose data. */
export interface Policy {
  /** `sandbox`: anybody while the sandbox is open, otherwise nobody. */
  readonly who: 'anyone' | 'customer' | 'signer' | 'staff' | 'operator' | 'sandbox'
  /** Staff roles, one of which is required; any role if undefined. */
  readonly roles?: readonly WorkRole[]
  /**
   * `own`: data of the caller. `tenant`: data of the lenders at which they have one of the roles. `none`: no person's data, or
   * what a secret in the request gives access to.
   */
  readonly data: 'own' | 'tenant' | 'none'
  /**
   * Proof of who calls, beside the token, of calls that move money or letters. `password`: the body has the present one.
   * `submission`: as the submission, or the condition, that the call names declares it. None if undefined.
   */
  readonly proof?: Proof | 'password' | 'submission'
  /** Sign-ins that are admitted before their second factor is given: those alone (`due`), or beside others (`begun`). None if undefined. */
  readonly signIns?: 'due' | 'begun'
  /**
   * `in-query`: the endpoint's own query checks that the session is open (`signedIn`), which saves frequent calls a second query. For
   * staff it is always so. Checked before the endpoint if undefined.
   */
  readonly session?: 'in-query'
  /** Act that a call leaves in the audit log. The staff's and the operator's calls name one, or say that they show nothing of anybody. */
  readonly audit?: Act | 'none'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
}

/** Returns the audience whose token a policy asks for. Undefined if it asks for none. A signer is a customer; the endpoint itself checks that they sign. */
export const audienceOf = (policy: Policy | undefined): Audience | undefined =>
  policy && audiences[policy.who]

const audiences: Readonly<Partial<Record<Policy['who'], Audience>>> = {
  customer: 'customer',
  signer: 'customer',
  staff: 'staff',
}
