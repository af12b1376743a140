import type { Profile } from '#generated/domain'

/** Formats the known parts of the legal name in one line. */
export function formatName({ name = {} }: Profile): string {
  const { firstName, middleName, lastName, suffix } = name
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')
}
