import { randomInt, randomUUID } from 'node:crypto'
import type { Patch } from '../applications/change/patch.ts'
import { propertyAddress } from '../applications/property-address.ts'
import type { JobInput } from '../jobs/job.ts'
import type { SignerFile } from './signer-file.ts'

type Found = Pick<Patch, 'heloc' | 'loanFile'>

/** Finds the co-owners of the property, who must sign its deed. A later search does not change known ones. */
export async function coOwnersOnTitle({ application, vendors, call }: JobInput): Promise<Found> {
  if ((application.heloc.helocSigners ?? []).length > 0) return {}
  const coOwners = await vendors.title.findCoOwners(propertyAddress(application), call)
  if (coOwners.length === 0) return {}
  const files = coOwners.map(
    ({ firstName, lastName, ...coOwner }) =>
      [
        randomUUID(),
        {
          ...coOwner,
          // Normalized like names that people enter themselves (require-storable.ts).
          firstName: firstName.normalize('NFC'),
          lastName: lastName.normalize('NFC'),
          esignCode: String(randomInt(1000, 10_000)),
          conditions: [],
        } satisfies SignerFile,
      ] as const,
  )
  return {
    heloc: {
      coDeedStatus: 'INITIAL',
      helocSigners: files.map(([uuid, { firstName, lastName }]) => ({
        uuid,
        name: `${firstName} ${lastName}`,
        status: 'INITIAL',
        invitation: 'DUE',
      })),
    },
    loanFile: { signers: Object.fromEntries(files) },
  }
}
