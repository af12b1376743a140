import type { StaffLoginEntry, StaffLoginsSource } from '#generated/dsl'
import { isLoopback } from './private-addresses.ts'
import { readSettingsFile, secretOf } from './read-settings-file.ts'
import { SettingsError } from './settings-error.ts'

/** OpenID Connect provider at which staff sign in. */
export interface StaffLogin extends StaffLoginEntry {
  readonly name: string
  readonly clientSecret: string
  /**
   * Address to which the provider sends a browser back. It is the provider's own, so that no response of another one comes
   * there (RFC 9700, section 4.4.2.2).
   */
  readonly redirectUri: string
}

/**
 * Reads the providers of the file that STAFF_LOGINS names, by name; none if it is not set. Throws a SettingsError that names
 * the place and the fix.
 */
export function resolveStaffLogins(env: NodeJS.ProcessEnv): ReadonlyMap<string, StaffLogin> {
  if (!env.STAFF_LOGINS) return new Map()
  const { publicUrl, providers } = readSettingsFile<StaffLoginsSource>(
    'STAFF_LOGINS',
    env.STAFF_LOGINS,
    'staff-logins',
  )
  requireEncryption('publicUrl', publicUrl)
  return new Map(
    Object.entries(providers).map(([name, entry]) => {
      const place = `The staff login "${name}"`
      requireEncryption(place, entry.issuer)
      const clientSecret = secretOf(env, place, entry.clientSecretEnv)
      return [name, { ...entry, name, clientSecret, redirectUri: `${publicUrl}/agent/open-id/${name}` }]
    }),
  )
}

/** Throws a SettingsError if a provider's `tenants` contain an unknown lender. */
export function requireKnownLenders(
  logins: ReadonlyMap<string, StaffLogin>,
  known: readonly { readonly code: string }[],
): void {
  for (const { name, tenants } of logins.values())
    for (const tenant of tenants)
      if (!known.some(({ code }) => code === tenant))
        throw new SettingsError(
          `The staff login "${name}" speaks for "${tenant}", and there is no such lender. Take it out of \`tenants\`, or add the lender.`,
        )
}

/** Throws a SettingsError for an unencrypted address, because codes and tokens must be encrypted in transit. */
function requireEncryption(place: string, address: string): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new SettingsError(
    `${place} has the address ${address}, which is without encryption: write https. Only this very machine is reached without.`,
  )
}
