import type { SandboxSettings } from '../settings/sandbox-settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { sandboxVendors } from './sandbox/sandbox-vendors.ts'
import type { Vendors } from './vendors.ts'

/** Throws SettingsError where the sandbox is off and some vendor is still the sandbox's. */
export function requireVendors({ mode }: Pick<SandboxSettings, 'mode'>, vendors: Vendors): void {
  const left = mode === 'off' ? sandboxPorts(vendors) : []
  if (left.length === 0) return
  throw new SettingsError(
    `SANDBOX is off, but these vendors are the sandbox's, which answers as its table says and asks nobody: ${left.join(', ')}. Put an adapter for each into server/start.ts, or set SANDBOX=closed: the sandbox's vendors, its routes closed, days in earnest.`,
  )
}

/** Ports of which the adapter is the sandbox's, such as `credit` or `linking.PLAID`. */
function sandboxPorts(vendors: Vendors): readonly string[] {
  const ofSandbox = new Set(adaptersOf(sandboxVendors).values())
  return [...adaptersOf(vendors)].flatMap(([port, adapter]) => (ofSandbox.has(adapter) ? [port] : []))
}

function adaptersOf({ linking, ...others }: Vendors): ReadonlyMap<string, object> {
  const linkers = Object.entries(linking).map(([vendor, linker]) => [`linking.${vendor}`, linker] as const)
  return new Map<string, object>([...Object.entries(others), ...linkers])
}
