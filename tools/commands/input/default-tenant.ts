import { asJsonObject, isDefault, type SourceFile } from '#source'
import { CommandFailure } from '../command-failure.ts'

/** Code of the tenant that serves requests which name none. */
export function defaultTenant(tenants: ReadonlyMap<string, SourceFile>): string {
  for (const [code, { value }] of tenants) if (isDefault(asJsonObject(value))) return code
  if (tenants.size === 0) throw new CommandFailure(2, 'There is no tenant: tenants/ holds no lender.')
  throw new CommandFailure(
    2,
    `No tenant is the default one; name one of ${[...tenants.keys()].join(', ')} with --tenant.`,
  )
}
