import type { Heloc } from '#generated/domain'
import { propertyAddress } from '../../../applications/property-address.ts'
import { requireFigures } from '../../../tenants/require-figures.ts'
import type { JobInput } from '../../job.ts'
import { mergeLiens } from './merge-liens.ts'

/** Returns the liens of the newest search and what the applicant told of them, for the applicant to confirm. */
export async function recordedLiens({
  application,
  tenant,
  vendors,
  call,
}: JobInput): Promise<NonNullable<Heloc['liens']>> {
  const found = await vendors.title.findLiens(propertyAddress(application), call)
  const { withinBps } = requireFigures(tenant.journey.source.limits.limits.sameLien, 'withinBps')
  return mergeLiens(application.heloc.liens ?? [], found, withinBps)
}
