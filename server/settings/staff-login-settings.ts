import type { StaffLoginEntry, StaffLoginsSource } from '#generated/dsl'
import { isLoopback } from '../vendors/connections/private-addresses.ts'
import { readSettingsFile, secretOf } from './read-settings-file.ts'
import { SettingsError } from './settings-error.ts'

/** A provider of OpenID Connect at which staff sign in. */
export interface StaffLogin extends StaffLoginEntry {
  readonly name: string
  readonly clientSecret: string
  /** Address to which the provider sends a browser back; its own, so that no answer of another comes there (RFC 9700, section 4.4.2.2). */
  readonly redirectUri: string
}

/** The providers of the file that STAFF_LOGINS names, by name; none where it is left out. Throws a SettingsError that names the place and the way out. */
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

/** Throws a SettingsError where a provider speaks for a lender that does not exist. */
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

/** Codes and tokens never travel in the clear. */
function requireEncryption(place: string, address: string): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new SettingsError(
    `${place} has the address ${address}, which is without encryption: write https. Only this very machine is reached without.`,
  )
}
