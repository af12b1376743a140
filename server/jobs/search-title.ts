import { propertyAddress } from '../applications/property-address.ts'
import type { JobHandler } from './job.ts'

/** The title search and the automated valuation of the property. */
export const searchTitle: JobHandler = async ({ application, vendors, call }) => {
  const { valueCents, condition } = await vendors.property.value(propertyAddress(application), call)
  return {
    event: 'titleSearched',
    patch: {
      heloc: { property: { ...application.heloc.property, value: valueCents / 100, condition } },
      status: { title: 'PREQUAL_COMPLETE' },
    },
  }
}
