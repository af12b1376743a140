import type { PropertyAddress } from '../vendors/ports/protocol.ts'
import type { Application } from './application.ts'

/** Returns the complete address of the property, which registration requires. Throws if a part is missing. */
export function propertyAddress({ uuid, heloc }: Application): PropertyAddress {
  const { street1, city, state, zip } = heloc.property?.address ?? {}
  if (street1 === undefined || city === undefined || state === undefined || zip === undefined)
    throw new Error(`The application ${uuid} has no whole property address.`)
  return { street1, city, state, zip }
}
