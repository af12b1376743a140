import type { Provenance } from '#engine'
import type { FilePlace } from './base-flows.ts'
import type { SourceFile } from './load-source.ts'

/** Where a tenant of the chain wrote what stands at a pointer of the effective flows, if one did. */
export function overridePlace(
  tenants: readonly SourceFile[],
  provenance: Provenance,
  pointer: string,
): FilePlace | undefined {
  const overridden = Object.keys(provenance)
    .filter((known) => pointer === known || pointer.startsWith(`${known}/`))
    .sort((a, b) => b.length - a.length)[0]
  const file = tenants.find(({ path }) => overridden !== undefined && path === provenance[overridden])
  return file === undefined ? undefined : { file, pointer: `/overrides${pointer}` }
}
