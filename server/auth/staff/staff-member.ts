import type { StaffRole } from '#generated/domain'
import { Problem } from '../../errors/problem.ts'

/** Role of a staff member, or of a broker at the lender of their account. */
export type WorkRole = StaffRole | 'BROKER'

/** Roles that invite borrowers. */
export const inviters: readonly WorkRole[] = ['LOAN_OFFICER', 'BROKER']

/** Roles that look after a lender's vendors and read the messages to its chief executive. */
export const administrators: readonly WorkRole[] = ['ADMINISTRATOR']

export interface Membership {
  readonly role: WorkRole
  /** Code of the lender. */
  readonly tenant: string
}

/** Person who works for lenders or sends them borrowers. */
export interface StaffMember {
  readonly uuid: string
  readonly name: string
  readonly email: string
  readonly userType: 'AGENT' | 'BROKER'
  /** Realm of the account: the staff's, a provider's, or a lender's for a broker. */
  readonly realm: string
  readonly memberships: readonly Membership[]
  readonly updatedAt: Date
}

/** Returns the codes of the lenders at which a staff member has one of these roles. */
export const tenantsOf = (
  { memberships }: Pick<StaffMember, 'memberships'>,
  roles: readonly WorkRole[],
): readonly string[] => [
  ...new Set(memberships.filter(({ role }) => roles.includes(role)).map(({ tenant }) => tenant)),
]

/** Throws a Problem (403) if a staff member has none of these roles at the named lender, or at any lender if none is named. */
export function requireRole(member: StaffMember, roles: readonly WorkRole[], tenant?: string): void {
  const own = tenantsOf(member, roles)
  if (tenant === undefined ? own.length === 0 : !own.includes(tenant)) throw new Problem(403, 'STAFF_ROLE')
}
