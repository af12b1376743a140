import type { Profile } from '#generated/domain'

/** The legal name in one line, as far as it is known. */
export function formatName({ name = {} }: Profile): string {
  const { firstName, middleName, lastName, suffix } = name
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ')
}
