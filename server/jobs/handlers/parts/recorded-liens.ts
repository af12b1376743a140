import { randomUUID } from 'node:crypto'
import type { Heloc } from '#generated/domain'
import { propertyAddress } from '../../../applications/property-address.ts'
import type { RecordedLien } from '../../../vendors/ports/title-search.ts'
import type { JobInput } from '../../job.ts'

type Liens = NonNullable<Heloc['liens']>

/**
 * Returns the recorded liens in order of priority, then those that the applicant added, for the applicant to confirm. What they
 * said of a lien before an answer was changed stands.
 */
export async function recordedLiens({ application, vendors, call }: JobInput): Promise<Liens> {
  const found = await vendors.title.findLiens(propertyAddress(application), call)
  const known = [...(application.heloc.liens ?? [])]
  const recorded = found.map((lien) => takeKnown(known, lien) ?? newLien(lien))
  const added = known.filter(({ source }) => source === 'BORROWER')
  return [...recorded, ...added].map((lien, index) => ({ ...lien, position: index + 1 }))
}

/** Takes a recorded lien out of the known ones: each is found once, because a lender may hold two. */
function takeKnown(known: Liens[number][], { lender, type }: RecordedLien): Liens[number] | undefined {
  const at = known.findIndex(
    (lien) => lien.source === 'RECORD' && lien.lender === lender && lien.type === type,
  )
  return at < 0 ? undefined : known.splice(at, 1)[0]
}

const newLien = ({ lender, type, balanceCents }: RecordedLien): Liens[number] => ({
  ...{ uuid: randomUUID(), lender, type, balance: balanceCents / 100 },
  paidOff: false,
  source: 'RECORD',
})
