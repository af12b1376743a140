import { propertyAddress } from '../applications/property-address.ts'
import { coOwnersOnTitle } from '../signers/co-owners-on-title.ts'
import type { JobHandler } from './job.ts'

/** The title search, with the owners beside the applicant, and the automated valuation of the property. */
export const searchTitle: JobHandler = async (input) => {
  const { application, vendors, call } = input
  const { valueCents, condition } = await vendors.property.value(propertyAddress(application), call)
  const coOwners = await coOwnersOnTitle(input)
  return {
    event: 'titleSearched',
    patch: {
      ...coOwners,
      heloc: {
        ...coOwners.heloc,
        property: { ...application.heloc.property, value: valueCents / 100, condition },
      },
      status: { title: 'PREQUAL_COMPLETE' },
    },
  }
}
