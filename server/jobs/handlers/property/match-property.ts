import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import type { Application } from '../../../applications/application.ts'
import type { ClearedSubject } from '../../../applications/loan-file.ts'
import { propertyAddress } from '../../../applications/property-address.ts'
import { requireFigures } from '../../../tenants/require-figures.ts'
import type { PropertyMatch } from '../../../vendors/ports/property-records.ts'
import type { JobHandler, JobInput, JobOutcome } from '../../job.ts'
import { mergeLiens } from '../parts/merge-liens.ts'

/**
 * Matches the property with the county's records: it must exist exactly once and belong to the applicant. Then reads its liens.
 */
export const matchProperty: JobHandler = async (input) => {
  const { application, vendors, call } = input
  const found = await vendors.records.match(
    {
      ...propertyAddress(application),
      street2: application.heloc.property?.address?.street2 ?? '',
      ownerLastName: application.profile.name?.lastName ?? '',
    },
    call,
  )
  return sideRoad(application, found) ?? matched(input)
}

function sideRoad(application: Application, found: PropertyMatch): JobOutcome | undefined {
  const isCleared = (subject: ClearedSubject) => application.loanFile.cleared?.includes(subject) === true
  if (found.outcome === 'NONE') return { event: 'propertyNotFound', patch: {} }
  if (found.outcome === 'SEVERAL')
    return {
      event: 'severalPropertiesFound',
      patch: { heloc: { properties: unitsOf(application, found.units) } },
    }
  if (found.outcome === 'OWNER_DIFFERS' && !isCleared('OWNERSHIP'))
    return { event: 'ownerDiffers', patch: {} }
  if (found.outcome === 'RECORDS_DISAGREE' && !isCleared('LAND_RECORDS'))
    return { event: 'landRecordsDisagree', patch: { status: { datatreeNoMatch: true } } }
  return undefined
}

const unitsOf = ({ heloc }: Application, units: readonly string[]) =>
  units.map((street2) => ({ uuid: randomUUID(), address: { ...heloc.property?.address, street2 } }))

async function matched(input: JobInput): Promise<JobOutcome> {
  return {
    event: 'propertyMatched',
    patch: {
      heloc: { liens: await recordedLiens(input) },
      status: { propertyComplete: true, bpo: 'NOT_REQUIRED' },
    },
  }
}

/** Returns the liens of the newest search and what the applicant told of them, for the applicant to confirm. */
async function recordedLiens({
  application,
  tenant,
  vendors,
  call,
}: JobInput): Promise<NonNullable<Heloc['liens']>> {
  const found = await vendors.title.findLiens(propertyAddress(application), call)
  const { withinBps } = requireFigures(tenant.journey.source.limits.limits.sameLien, 'withinBps')
  return mergeLiens(application.heloc.liens ?? [], found, withinBps)
}
