import type { Application } from '../../applications/application.ts'
import { propertyAddress } from '../../applications/property-address.ts'
import { decide } from '../../underwriting/decide.ts'
import { factsOf } from '../../underwriting/facts-of.ts'
import { reviseOffers } from '../../underwriting/revise-offers.ts'
import type { JobHandler } from '../job.ts'
import { declineWith } from './decline.ts'
import { reviewed } from './letters.ts'

/** Receives the value that a person determined at the home. If an offer was chosen before, it is checked against this value. */
export const receiveValuation: JobHandler = async (input) => {
  const { application, tenant, vendors, call, now } = input
  const kind = application.heloc.valuation?.kind ?? 'BPO'
  const request = { kind, address: propertyAddress(application) }
  const { valueCents, condition } = await vendors.valuations.receive(request, call)
  const heloc = {
    property: {
      ...application.heloc.property,
      ...({
        value: valueCents / 100,
        condition,
        valueSource: kind === 'BPO' ? 'BROKER' : 'EVALUATION',
      } as const),
    },
    valuation: { ...application.heloc.valuation, kind, receivedAt: now.toISOString() },
  }
  const received = { heloc, status: { bpo: 'COMPLETE' as const }, letters: [reviewed] }
  if (application.heloc.amount === undefined) return { event: 'valuationReceived', patch: received }
  const valued: Application = { ...application, heloc: { ...application.heloc, ...heloc } }
  const facts = factsOf(tenant, valued)
  const decision = decide(tenant, facts)
  // Whatever is decided, pages show the value that it was decided by.
  const adjusted = { ...heloc, adjustedHomeAmount: facts.homeValueCents / 100 }
  if (decision.outcome === 'DECLINE') {
    const { event = 'declined', patch } = await declineWith(input, decision.reasons)
    return { event, patch: { ...patch, heloc: adjusted, status: { ...received.status, ...patch.status } } }
  }
  const revision = reviseOffers(valued, decision.offers, 'VALUE')
  return {
    event: revision === undefined ? 'valuationReceived' : 'offerRevised',
    patch: {
      ...received,
      heloc: { ...adjusted, ...revision?.heloc },
      status: { ...received.status, ...revision?.status },
    },
  }
}
