import type { Heloc } from '#generated/domain'
import { bookedVisit } from '#product'
import type { Application } from '../application.ts'

/** Orders for which somebody would still come to the home or meet the applicant. */
export interface OpenOrders {
  /** Reference of a valuation whose result has not come. */
  readonly valuation?: string
  /** Appointment with a notary that is still to come. */
  readonly visit?: NonNullable<Heloc['notaryVisit']>
}

/** Finds the orders of an application that are open. */
export function openOrders({ heloc, loanFile }: Pick<Application, 'heloc' | 'loanFile'>): OpenOrders {
  const { orderedAt, receivedAt } = heloc.valuation ?? {}
  const { valuationReference: valuation } = loanFile
  const visit = bookedVisit(heloc)
  return {
    ...(orderedAt !== undefined && receivedAt === undefined && valuation !== undefined && { valuation }),
    ...(visit && { visit }),
  }
}
