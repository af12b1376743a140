import * as product from '#product'
import { formatPropertyDate } from '../clock/property-time-zone.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Whether money of an application that may still leave is held. */
export const isPaymentHeld = ({ journey }: Pick<Tenant, 'journey'>, application: Application): boolean =>
  product.isPaymentHeld(journey, statusOf(application), application.heloc)

/** Whether the money of an application had left already when its owner said that somebody else acted. */
export const isPaymentSent = (application: Application): boolean =>
  product.isPaymentSent(statusOf(application), application.heloc)

/** Returns whether money is held, or had left already, where somebody said that another person acted. Undefined where neither is so. */
export function paymentHold(
  tenant: Pick<Tenant, 'journey'>,
  application: Application,
): 'HELD' | 'SENT' | undefined {
  if (isPaymentSent(application)) return 'SENT'
  return isPaymentHeld(tenant, application) ? 'HELD' : undefined
}

const statusOf = (application: Application) => withState({ ...application, status: application.status ?? {} })

/**
 * Returns when the money of an application was sent, and the last digits of the account: 'none' for a wallet, and 'borrower'
 * where the reader is not the borrower.
 */
export const sentValues = ({ owner, heloc }: Application, reader: string) => ({
  date: heloc.fundedAt === undefined ? '' : formatPropertyDate(heloc.property, new Date(heloc.fundedAt)),
  account: owner === reader ? (heloc.disburseAccount?.mask ?? 'none') : 'borrower',
})
