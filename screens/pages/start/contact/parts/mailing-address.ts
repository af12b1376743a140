import type { Address, Heloc, Profile } from '#generated/domain'
import type { StartContactValues } from '#generated/forms'

export type MailingAddress = StartContactValues['mailingAddress']

/** Returns the mailing address on file; undefined if there is none. */
export function findMailing({ addresses = [] }: Profile): Address | undefined {
  return addresses.find(({ ownership }) => ownership === 'MAILING')
}

/** Returns the property as a mailing address; undefined if a part of it is missing. */
export function propertyMailing({ property }: Heloc): MailingAddress | undefined {
  return property?.address && toMailing(property.address)
}

export function toMailing({ street1, street2, city, state, zip }: Address): MailingAddress | undefined {
  if (!street1 || !city || !state || !zip) return undefined
  return { street1, ...(street2 && { street2 }), city, state, zip }
}

/** Whether letters go to the property: as on file, else yes, unless somebody else lives there because it is rented out. */
export function isSameAddress(
  mailing: Address | undefined,
  property: MailingAddress | undefined,
  heloc: Heloc,
): boolean {
  if (!property) return false
  if (!mailing) return heloc.property?.occupancy !== 'INVESTMENT'
  return mailing.street1 === property.street1 && mailing.zip === property.zip
}
