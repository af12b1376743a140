import type { WorkRole } from '../staff/staff-member.ts'

/** Who may call a route, and on whose data. */
export interface Policy {
  /** sandbox: anybody, where the sandbox is open, and nobody elsewhere. */
  readonly who: 'anyone' | 'customer' | 'signer' | 'staff' | 'operator' | 'sandbox'
  /** Roles of the staff, one of which they must have; all of them when left out. */
  readonly roles?: readonly WorkRole[]
  /** own: of the person who calls. tenant: of the lenders at which they have one of the roles. none: nobody's, or what a secret in the call opens. */
  readonly data: 'own' | 'tenant' | 'none'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
}
