import * as product from '#product'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'
import { withState } from './kept-status.ts'

/** Whether money of an application that may still leave is held. */
export const isPaymentHeld = ({ journey }: Pick<Tenant, 'journey'>, application: Application): boolean =>
  product.isPaymentHeld(journey, withState({ ...application, status: application.status ?? {} }))
