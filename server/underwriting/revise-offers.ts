import type { RevisionCause } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { Offer } from './decide.ts'

/** Returns the changes if the chosen offer is not among these any more. Undefined if it is. */
export function reviseOffers(
  { heloc }: Application,
  offers: readonly Offer[],
  revisionCause: RevisionCause,
): Patch | undefined {
  const { term, rate, amount = 0 } = heloc
  const stands = offers.some(
    (offer) =>
      offer.term === term && offer.rate === rate && amount >= offer.minAmount && amount <= offer.maxAmount,
  )
  return stands
    ? undefined
    : { heloc: { offers: [...offers], revisionCause }, status: { uwDecision: 'SELECT' } }
}
