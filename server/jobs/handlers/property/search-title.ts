import type { Application } from '../../../applications/application.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import { coOwnersOnTitle } from '../../../signers/co-owners-on-title.ts'
import type { AutomatedValuation } from '../../../vendors/ports/property-valuer.ts'
import type { JobHandler } from '../../job.ts'

/**
 * Searches the title, finds the owners beside the applicant, and values the home automatically. Without a certain value the
 * applicant is asked for an estimate.
 */
export const searchTitle: JobHandler = async (input) => {
  const { application, vendors, call } = input
  const address = propertyAddress(application)
  const coOwners = await coOwnersOnTitle(input)
  const title = (await vendors.title.isRecent(address, call)) ? 'PREQUAL_COMPLETE' : 'REQUIRED'
  // A person has valued this home, in a search before an answer was changed: that value stands.
  const isValued = application.heloc.valuation?.receivedAt !== undefined
  const { event, heloc, bpo } = isValued
    ? valued
    : outcomeOf(application, await vendors.property.value(address, call))
  return {
    event,
    patch: { ...coOwners, heloc: { ...coOwners.heloc, ...heloc }, status: { title, bpo } },
  }
}

const valued = { event: 'titleSearched', heloc: {}, bpo: 'NOT_REQUIRED' } as const

function outcomeOf({ heloc }: Application, valuation: AutomatedValuation) {
  if (valuation.outcome !== 'VALUED') {
    const kind = valuation.outcome === 'RURAL' ? ('EVALUATION' as const) : ('BPO' as const)
    return { event: events[valuation.outcome], heloc: { valuation: { kind } }, bpo: 'REQUIRED' as const }
  }
  const { valueCents, condition, needsOpinion } = valuation
  const value = { value: valueCents / 100, condition, valueSource: 'AUTOMATED' as const }
  return {
    event: 'titleSearched',
    heloc: {
      property: { ...heloc.property, ...value },
      ...(needsOpinion && { valuation: { kind: 'BPO' as const } }),
    },
    bpo: needsOpinion ? ('REQUIRED' as const) : ('NOT_REQUIRED' as const),
  }
}

const events = { NOT_FOUND: 'valueNotFound', UNCERTAIN: 'valueUncertain', RURAL: 'propertyRural' } as const
