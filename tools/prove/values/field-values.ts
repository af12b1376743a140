import { formFormats, stateCodes } from '#engine'
import type { Project } from '#source'

/** Values of a field that are few enough to be listed: those of its enumeration or of its format. */
export const listedValues = (field: string, { values, formats }: Project): readonly string[] =>
  values[field] ?? ofFormat[formats[field] ?? ''] ?? []

const ofFormat: Readonly<Record<string, readonly string[]>> = { 'state-code': stateCodes.split(' ') }

/** Tests whether a field may have a value, by its enumeration or its format. */
export function admittedBy(field: string, { values, formats, fields }: Project): (value: string) => boolean {
  const possible = values[field]
  if (possible !== undefined) return (value) => possible.includes(value)
  const hasFormat = formFormats[formats[field] ?? '']
  return (value) => hasFormat === undefined || hasFormat(value) || value === fields[field]?.default
}
