import type { SourceFile } from '../files/load-source.ts'
import type { FilePlace } from '../findings/fault.ts'
import type { Provenance } from '../overrides/apply-overrides.ts'
import { writtenLocale } from '../wording/locales.ts'

/** Where a tenant of the chain wrote what stands at a pointer of the effective flows, if one did. */
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

/** Where a tenant's file says what stands at a pointer of the flows: its words in other locales stand apart. */
export const overridePointer = (pointer: string, locale: string): string =>
  pointer.startsWith('/copy/') && locale !== writtenLocale
    ? `/overrides/translations/${locale}/${pointer.slice('/copy/'.length)}`
    : `/overrides${pointer}`
