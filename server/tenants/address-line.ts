import type { Address } from '#generated/domain'

/** Formats the address of a home or a lender in one line, for documents and letters. */
export const addressLine = (address: Partial<Address> | undefined): string =>
  [address?.street1, address?.street2, address?.city, `${address?.state} ${address?.zip}`]
    .filter(Boolean)
    .join(', ')
