import type { Address, Heloc, Profile } from '#generated/domain'
import type { StartContactValues } from '#generated/forms'

export type MailingAddress = StartContactValues['mailingAddress']

/** Where letters go as far as it is known: the mailing address on file, else none. */
export function findMailing({ addresses = [] }: Profile): Address | undefined {
  return addresses.find(({ ownership }) => ownership === 'MAILING')
}

/** The property as a mailing address; undefined when a part of it is missing. */
export function propertyMailing({ property }: Heloc): MailingAddress | undefined {
  return property?.address && toMailing(property.address)
}

export function toMailing({ street1, street2, city, state, zip }: Address): MailingAddress | undefined {
  if (!street1 || !city || !state || !zip) return undefined
  return { street1, ...(street2 && { street2 }), city, state, zip }
}

/** Letters go to the property unless another address is on file. */
export function isSameAddress(mailing: Address | undefined, property: MailingAddress | undefined): boolean {
  if (!property) return false
  return !mailing || (mailing.street1 === property.street1 && mailing.zip === property.zip)
}
