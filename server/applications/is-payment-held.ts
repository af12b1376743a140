import * as product from '#product'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Whether money of an application that may still leave is held. */
export const isPaymentHeld = ({ journey }: Pick<Tenant, 'journey'>, application: Application): boolean =>
  product.isPaymentHeld(journey, statusOf(application), application.heloc)

/** Whether the money of an application had left already when its owner said that somebody else acted. */
export const isPaymentSent = (application: Application): boolean =>
  product.isPaymentSent(statusOf(application), application.heloc)

const statusOf = (application: Application) => withState({ ...application, status: application.status ?? {} })
