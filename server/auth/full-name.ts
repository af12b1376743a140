import type { Profile } from '#generated/domain'

/** Returns first and last name, for letters and lists. */
export const shortName = ({ name }: Profile): string =>
  [name?.firstName, name?.lastName].filter(Boolean).join(' ')

/** Returns the full name, for documents. */
export const fullName = ({ name }: Profile): string =>
  [name?.firstName, name?.middleName, name?.lastName, name?.suffix].filter(Boolean).join(' ')
