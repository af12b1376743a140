import type { Application } from '../../../applications/application.ts'
import { applyPatch, type Letter } from '../../../applications/change/patch.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import { documentValues } from '../../../documents/made/document-values.ts'
import { renderDocument } from '../../../documents/made/render-document.ts'
import { valuationValues } from '../../../documents/made/valuation-values.ts'
import type { LetterWords } from '../../../letters/letter-words.ts'
import type { Tenant } from '../../../tenants/tenant.ts'
import { decide } from '../../../underwriting/decide.ts'
import { factsOf } from '../../../underwriting/facts-of.ts'
import { reviseOffers } from '../../../underwriting/revise-offers.ts'
import type { JobHandler } from '../../job.ts'
import { declineWith } from '../parts/decline.ts'

/** Receives the value that a person determined at the home. If an offer was chosen before, it is checked against this value. */
export const receiveValuation: JobHandler = async (input) => {
  const { application, tenant, vendors, call, now } = input
  const kind = application.heloc.valuation?.kind ?? 'BPO'
  const request = { kind, address: propertyAddress(application) }
  const { valueCents, condition, valuedBy } = await vendors.valuations.receive(request, call)
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
  const loanFile = { valuedBy }
  const valued = applyPatch(application, { heloc, loanFile })
  const received = {
    heloc,
    loanFile,
    status: { bpo: 'COMPLETE' as const },
    ...(await copyOf(tenant, valued, now)),
  }
  if (application.heloc.amount === undefined) return { event: 'valuationReceived', patch: received }
  const facts = factsOf(tenant, valued)
  const decision = decide(tenant, facts)
  // Whatever is decided, pages show the value that it was decided by.
  const adjusted = { ...heloc, adjustedHomeAmount: facts.homeValueCents / 100 }
  if (decision.outcome === 'DECLINE') {
    const { event = 'declined', patch } = await declineWith(input, decision.reasons)
    const documents = [...received.documents, ...(patch.documents ?? [])]
    const letters = [...received.letters, ...(patch.letters ?? [])]
    const status = { ...received.status, ...patch.status }
    const kept = { ...patch.loanFile, ...loanFile }
    return { event, patch: { ...patch, heloc: adjusted, loanFile: kept, status, documents, letters } }
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

/**
 * Returns the applicant's copy of the valuation, which is due whatever is decided (12 CFR 1002.14), with a letter that names
 * the value.
 */
async function copyOf(tenant: Tenant, valued: Application, now: Date) {
  const document = await renderDocument(tenant, 'valuation', documentValues(tenant, valued), now)
  const letter: Letter = {
    channel: 'MAIL',
    template: 'valued',
    page: 'document/disclosures',
    // A home that has been valued has its value.
    values: valuationValues(tenant, valued) as LetterWords<'valued'>['values'],
  }
  return { documents: [document], letters: [letter] }
}
