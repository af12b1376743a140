import type { StaffRole } from '#generated/domain'
import { Problem } from '../errors/problem.ts'

/** A role of the staff, or what a broker is at the lender of their account. */
export type WorkRole = StaffRole | 'BROKER'

/** Who invites borrowers. */
export const inviters: readonly WorkRole[] = ['LOAN_OFFICER', 'BROKER']

/** Who looks after a lender's vendors and reads what its applicants tell the chief executive. */
export const administrators: readonly WorkRole[] = ['ADMINISTRATOR']

export interface Membership {
  readonly role: WorkRole
  /** Code of the lender. */
  readonly tenant: string
}

/** Somebody who works for lenders, or sends them borrowers. */
export interface StaffMember {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly userType: 'AGENT' | 'BROKER'
  /** Among whose accounts theirs stands: the staff's, those of a provider, or for a broker a lender's. */
  readonly realm: string
  readonly memberships: readonly Membership[]
  readonly updatedAt: Date
}

/** Codes of the lenders for which somebody works in one of these roles. */
export const tenantsOf = (
  { memberships }: Pick<StaffMember, 'memberships'>,
  roles: readonly WorkRole[],
): readonly string[] => [
  ...new Set(memberships.filter(({ role }) => roles.includes(role)).map(({ tenant }) => tenant)),
]

/** Refuses somebody (403) who has none of these roles, at the named lender or, without one, at any. */
export function requireRole(member: StaffMember, roles: readonly WorkRole[], tenant?: string): void {
  const own = tenantsOf(member, roles)
  if (tenant === undefined ? own.length === 0 : !own.includes(tenant)) throw new Problem(403, 'STAFF_ROLE')
}
