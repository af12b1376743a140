import type { StaffRole } from '#generated/domain'

/** A role of the staff, or what a broker is at the lender of their account. */
export type WorkRole = StaffRole | 'BROKER'

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
  readonly memberships: readonly Membership[]
  readonly updatedAt: Date
}
