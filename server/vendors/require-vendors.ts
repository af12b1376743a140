import { isOptionalPort, type PortName, portNames, type VendorConnections } from '../settings/connection.ts'
import type { DeskKeeper, SandboxSettings } from '../settings/sandbox-settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { requireConnections } from '../settings/vendor-settings.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Lender = Pick<Tenant, 'code' | 'settings'>

/**
 * Throws a SettingsError if a lender names a connection that does not exist or is never used, or if the sandbox is off but
 * would fill a port of a lender.
 */
export function requireVendors(
  { mode, desks }: Pick<SandboxSettings, 'mode' | 'desks'>,
  vendors: VendorConnections,
  tenants: readonly Lender[],
): void {
  for (const { code, settings } of tenants) {
    requireConnections(vendors, code, settings.vendors)
    if (desks === 'people' && settings.vendors?.desk) throw new SettingsError(unasked(code))
  }
  if (mode !== 'off') return
  for (const tenant of tenants) requireFilled(vendors, tenant, desks)
}

const unasked = (code: string): string =>
  `tenants/${code}/tenant.json, vendors.desk names a connection that would never be asked: people keep the desk. Take it out, or set SANDBOX_DESKS=automatic.`

/** Returns the ports that the sandbox fills for at least one lender. */
export const portsOfSandbox = (
  { desks }: Pick<SandboxSettings, 'desks'>,
  vendors: VendorConnections,
  tenants: readonly Lender[],
): readonly PortName[] => {
  const left = new Set(tenants.flatMap((tenant) => portsLeft(vendors, tenant, desks)))
  return portNames.filter((port) => left.has(port))
}

/** Returns the ports of a lender that no connection fills. */
function portsLeft(
  { ports: filled }: VendorConnections,
  { settings }: Lender,
  desks: DeskKeeper,
): readonly PortName[] {
  const named = { ...filled, ...settings.vendors }
  return portNames.filter(
    (port) => named[port] === undefined && !isOptionalPort(port) && !(port === 'desk' && desks === 'people'),
  )
}

function requireFilled(vendors: VendorConnections, lender: Lender, desks: DeskKeeper): void {
  const left = portsLeft(vendors, lender, desks)
  if (left.length === 0) return
  const people = left.includes('desk') ? ' Or leave the desk to people, with SANDBOX_DESKS=people.' : ''
  throw new SettingsError(
    `SANDBOX is off, but these vendors are the sandbox's, which answers as its table says and asks nobody: ${left.join(', ')} (for the lender ${lender.code}). Name a connection for each in the file that VENDORS names (docs/vendors.md), or set SANDBOX=closed: the sandbox's vendors, its routes closed, days in earnest.${people}`,
  )
}
