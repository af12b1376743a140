import type { Profile } from '#generated/domain'

/** First and last name, as letters and lists show them. */
export const shortName = ({ name }: Profile): string =>
  [name?.firstName, name?.lastName].filter(Boolean).join(' ')

/** The name as documents print it. */
export const fullName = ({ name }: Profile): string =>
  [name?.firstName, name?.middleName, name?.lastName, name?.suffix].filter(Boolean).join(' ')
