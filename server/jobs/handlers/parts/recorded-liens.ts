import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import { propertyAddress } from '../../../applications/property-address.ts'
import type { JobInput } from '../../job.ts'

/** Returns the recorded liens in order of priority, for the applicant to confirm. */
export async function recordedLiens({
  application,
  vendors,
  call,
}: JobInput): Promise<NonNullable<Heloc['liens']>> {
  const found = await vendors.title.findLiens(propertyAddress(application), call)
  return found.map(({ lender, type, balanceCents }, index) => ({
    uuid: randomUUID(),
    lender,
    type,
    balance: balanceCents / 100,
    position: index + 1,
    paidOff: false,
    source: 'RECORD',
  }))
}
