import { readFileSync } from 'node:fs'
import { didYouMean } from '#engine'
import type { OfrepEntry, SmtpEntry, VendorConnectionsSource } from '#generated/dsl'
import { type Connection, portKinds, portNames, type VendorConnections } from './connection.ts'
import { isLoopback, isPrivateAddress } from './private-addresses.ts'
import { readSettingsFile, secretOf } from './read-settings-file.ts'
import { SettingsError } from './settings-error.ts'

type Entry = VendorConnectionsSource['connections'][string]
type ChatEntry = Exclude<Entry, { readonly kind: 'gateway' | 'smtp' | 'clamav' | 'ofrep' | 'hibp' }>

/**
 * Reads the connections of the file that VENDORS names; none if it is not set. Throws a SettingsError that names the place and
 * the fix.
 */
export function resolveVendors(env: NodeJS.ProcessEnv): VendorConnections {
  if (!env.VENDORS) return { connections: new Map(), ports: {} }
  const file = readSettingsFile<VendorConnectionsSource>('VENDORS', env.VENDORS, 'vendor-connections')
  const connections = new Map(
    Object.entries(file.connections).map(([name, entry]) => [name, toConnection(name, entry, file, env)]),
  )
  for (const [port, name] of Object.entries(file.ports ?? {}))
    requirePort(`${env.VENDORS}, ports.${port}`, connections, port, name)
  return { connections, ports: file.ports ?? {} }
}

/** Throws a SettingsError if the `vendors` of a lender's tenant.json name something that this deployment lacks. */
export function requireConnections(
  { connections }: VendorConnections,
  code: string,
  named: Readonly<Record<string, unknown>> | null | undefined,
): void {
  for (const [port, name] of Object.entries(named ?? {}))
    requirePort(`tenants/${code}/tenant.json, vendors.${port}`, connections, port, String(name))
}

/** Throws a SettingsError if a port does not exist, or a connection does not exist or cannot fill it. */
export function requirePort(
  place: string,
  connections: VendorConnections['connections'],
  port: string,
  name: string,
): void {
  const known = portNames.find((one) => one === port)
  if (known === undefined)
    throw new SettingsError(`${place}: there is no port "${port}". ${hint(port, portNames)}`)
  const connection = connections.get(name)
  if (connection === undefined)
    throw new SettingsError(
      `${place} names the connection "${name}", which this deployment does not have. ${hint(name, [...connections.keys()])} Add it to the file that VENDORS names, or take the name out.`,
    )
  if (connection.kind !== portKinds[known])
    throw new SettingsError(
      `${place} names "${name}", which is of the kind ${connection.kind}; ${port} is filled by one of the kind ${portKinds[known]}.`,
    )
  if (port === 'credit' && connection.kind === 'gateway' && connection.creditAgency === undefined)
    throw new SettingsError(
      `${place} names "${name}", which has no creditAgency: notices of adverse action name the agency.`,
    )
}

const hint = (name: string, known: readonly string[]): string =>
  didYouMean(name, known) ?? `There are: ${known.join(', ') || 'none'}.`

function toConnection(
  name: string,
  entry: Entry,
  { publicUrl }: VendorConnectionsSource,
  env: NodeJS.ProcessEnv,
): Connection {
  const place = `The connection "${name}"`
  const secret = (variable: string) => secretOf(env, place, variable)
  if (entry.kind === 'clamav') return { ...entry, name }
  requireAddress(place, entry)
  const isPrivate = entry.private ?? false
  if (entry.kind === 'smtp') return { ...toSmtp(entry, secret), name, private: isPrivate }
  if (entry.kind === 'ofrep') return { ...toOfrep(entry, secret), name, private: isPrivate }
  if (entry.kind === 'hibp') return { ...entry, name, private: isPrivate }
  if (publicUrl === undefined)
    throw new SettingsError(
      `${place} is of the kind ${entry.kind}, and the file has no publicUrl, at which it reaches this server.`,
    )
  const reached = { name, private: isPrivate, publicUrl }
  if (entry.kind !== 'gateway') return { ...toChat(entry, secret), ...reached }
  const { secretEnv, ...gateway } = entry
  const secrets = secret(secretEnv).split(/[\s,]+/)
  for (const one of secrets) requireSigningSecret(place, secretEnv, one)
  return { ...gateway, ...reached, secrets }
}

/** Returns a chat provider's connection with its secrets instead of their names. */
function toChat(entry: ChatEntry, secret: (variable: string) => string) {
  if (entry.kind === 'twilio') {
    const { authTokenEnv, ...twilio } = entry
    return { ...twilio, authToken: secret(authTokenEnv) }
  }
  if (entry.kind === 'nice') {
    const { clientSecretEnv, callbackSecretEnv, ...nice } = entry
    return {
      ...nice,
      clientSecret: secret(clientSecretEnv),
      callbackSecret: secret(callbackSecretEnv),
    }
  }
  const { secretEnv, ...provider } = entry
  return { ...provider, secret: secret(secretEnv) }
}

function toSmtp({ passwordEnv, caFile, ...server }: SmtpEntry, secret: (variable: string) => string) {
  return {
    ...server,
    ...(passwordEnv !== undefined && { password: secret(passwordEnv) }),
    ...(caFile !== undefined && { ca: readFileSync(caFile, 'utf8') }),
  }
}

const toOfrep = ({ secretEnv, ...service }: OfrepEntry, secret: (variable: string) => string) => ({
  ...service,
  ...(secretEnv !== undefined && { secret: secret(secretEnv) }),
})

/** Throws a SettingsError unless a secret has the form of Standard Webhooks: `whsec_` and at least 24 bytes in base64. */
function requireSigningSecret(place: string, variable: string, secret: string): void {
  const [, text = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? []
  if (Buffer.from(text, 'base64').length >= 24) return
  throw new SettingsError(
    `${place} takes its secret from ${variable}, which holds something else than whsec_ and at least 24 bytes in base64. Make one with \`echo whsec_$(openssl rand -base64 32)\`.`,
  )
}

/** Throws a SettingsError for an unencrypted address, or for a private network that is not explicitly allowed. */
function requireAddress(place: string, entry: Exclude<Entry, { readonly kind: 'clamav' }>): void {
  if (entry.kind !== 'smtp' && entry.url === undefined) return
  const address = entry.kind === 'smtp' ? undefined : new URL(entry.url ?? '')
  const host = entry.kind === 'smtp' ? entry.host : (address?.hostname ?? '').replace(/^\[|\]$/g, '')
  if (entry.private !== true && isPrivateAddress(host))
    throw new SettingsError(
      `${place} leads to ${host}, an address of a private network. Say "private": true if it is meant.`,
    )
  if (address?.protocol === 'http:' && !(entry.private === true && isLoopback(host)))
    throw new SettingsError(
      `${place} has an address without encryption: write https. Only this very machine is called without, and "private" must be true.`,
    )
}
