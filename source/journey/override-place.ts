import type { SourceFile } from '../files/load-source.ts'
import type { FilePlace } from '../findings/fault.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
import { writtenLocale } from '../wording/locales.ts'

/** Place where a tenant of the chain wrote a pointer of the effective flows, if one did. */
export function overridePlace(
  tenants: readonly SourceFile[],
  provenance: Provenance,
  { pointer, locale }: { readonly pointer: string; readonly locale: string },
): FilePlace | undefined {
  const overridden = Object.keys(provenance)
    .filter((known) => pointer === known || pointer.startsWith(`${known}/`))
    .sort((a, b) => b.length - a.length)[0]
  const file = tenants.find(({ path }) => overridden !== undefined && path === provenance[overridden])
  return file === undefined ? undefined : { file, pointer: overridePointer(pointer, locale) }
}

/** Pointer in a tenant's file for a pointer of the flows: flags, and wording in other locales, have a place of their own. */
export function overridePointer(pointer: string, locale: string = writtenLocale): string {
  if (pointer.startsWith('/flags/')) return pointer.slice('/flags'.length)
  return pointer.startsWith('/copy/') && locale !== writtenLocale
    ? `/overrides/translations/${locale}/${pointer.slice('/copy/'.length)}`
    : `/overrides${pointer}`
}
