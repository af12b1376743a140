import type { Profile } from '#generated/domain'

/** The name as documents print it. */
export const fullName = ({ name }: Profile): string =>
  [name?.firstName, name?.middleName, name?.lastName, name?.suffix].filter(Boolean).join(' ')
