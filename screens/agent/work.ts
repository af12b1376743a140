import { createContext, use } from 'react'
import type { StaffSelf } from '#generated/api'

export type Lender = StaffSelf['lenders'][number]

/** Signed-in user, and the lenders at which they have each permission. */
export interface Work {
  readonly self: StaffSelf
  readonly invites: readonly Lender[]
  readonly reviews: readonly Lender[]
  readonly talks: readonly Lender[]
  readonly supervises: readonly Lender[]
  readonly administers: readonly Lender[]
  readonly unlocks: readonly Lender[]
}

/** Derives the permissions from the roles. The server decides; this only determines what the pages show. */
export const workOf = (self: StaffSelf): Work => ({
  self,
  invites: lendersWith(self, ['LOAN_OFFICER', 'BROKER']),
  reviews: lendersWith(self, ['REVIEWER', 'SUPERVISOR']),
  talks: lendersWith(self, ['SUPPORT_AGENT', 'SUPERVISOR']),
  supervises: lendersWith(self, ['SUPERVISOR']),
  administers: lendersWith(self, ['ADMINISTRATOR']),
  unlocks: lendersWith(self, ['SUPERVISOR', 'ADMINISTRATOR']),
})

const lendersWith = ({ lenders }: StaffSelf, roles: readonly string[]): readonly Lender[] =>
  lenders.filter((lender) => lender.roles.some((role) => roles.includes(role)))

export const WorkContext = createContext<Work | undefined>(undefined)

export function useWork(): Work {
  const work = use(WorkContext)
  if (work === undefined) throw new Error('Nobody is signed in here.')
  return work
}
