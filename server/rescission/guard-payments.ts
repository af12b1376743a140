import type { Application } from '../applications/application.ts'
import type { PaymentRail } from '../vendors/ports/payment-rail.ts'
import type { Vendors } from '../vendors/vendors.ts'
import { hasRescissionEnded } from './has-rescission-ended.ts'

/**
 * Wraps the vendors of a job so that no money leaves while an owner may still cancel (12 CFR 1026.15(c)), or `awaitRelease`
 * throws because the payment is held, whichever job asks for it and whatever the state.
 */
export function guardPayments(
  vendors: Vendors,
  { uuid, heloc }: Application,
  now: Date,
  awaitRelease: () => Promise<void>,
): Vendors {
  const { payments } = vendors
  const requireEnd = () => {
    if (!hasRescissionEnded(heloc, now))
      throw new Error(`Nothing may be disbursed on ${uuid}: the right to cancel has not ended.`)
  }
  const send: PaymentRail['send'] = async (payment, call) => {
    requireEnd()
    await awaitRelease()
    return payments.send(payment, call)
  }
  const payOff: PaymentRail['payOff'] = async (payment, call) => {
    requireEnd()
    await awaitRelease()
    return payments.payOff(payment, call)
  }
  return { ...vendors, payments: { ...payments, send, payOff } }
}
