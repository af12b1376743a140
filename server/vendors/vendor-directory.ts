import type { Services } from '../services.ts'
import {
  type Connection,
  type GatewayConnection,
  isChatPort,
  type PortName,
  portNames,
  type VendorConnections,
} from '../settings/connection.ts'
import { createClamavScanner } from './clamav/clamav-scanner.ts'
import { createGateway, type GatewayParts } from './gateway/ask-gateway.ts'
import { documentLink } from './gateway/document-links.ts'
import { type GatewayDoor, gatewayAdapters, gatewayLinker } from './gateway/gateway-vendors.ts'
import { loadOperations } from './gateway/operations.ts'
import { createHibpPasswords } from './hibp/hibp-passwords.ts'
import { createOfrepFlags } from './ofrep/ofrep-flags.ts'
import { createPublicLookup, type PublicLookup } from './public-lookup.ts'
import { sandboxVendors } from './sandbox/sandbox-vendors.ts'
import { createSmtpSender } from './smtp/smtp-sender.ts'
import type { VendorDirectory, Vendors } from './vendors.ts'

export type VendorParts = Pick<Services, 'database' | 'clock' | 'secrets' | 'log' | 'schema'> &
  Pick<GatewayParts, 'backOff' | 'withinMs'>

/** Creates the directory of vendors. A lender's connections fill its ports; the sandbox fills the others. */
export function createVendorDirectory(
  { connections, ports }: VendorConnections,
  { schema, ...parts }: VendorParts,
): VendorDirectory {
  // One for each connection, because all of its lenders share the vendor.
  const lookups = new Map(
    [...connections.keys()].map((name) => [name, createPublicLookup(name, parts)] as const),
  )
  const gatewayParts = { ...parts, operations: loadOperations(schema), lookups }
  const made = new Map<string, Vendors>()
  return {
    connections,
    connectionOf: ({ settings }, port) => {
      const name = settings.vendors?.[port] ?? ports[port]
      return name === undefined ? undefined : connections.get(name)
    },
    of: ({ code, settings }) => {
      const named = { ...ports, ...settings.vendors }
      const key = JSON.stringify([code, named])
      const vendors = made.get(key) ?? fill(connections, named, gatewayParts, code)
      made.set(key, vendors)
      return vendors
    },
  }
}

type FilledParts = GatewayParts & { readonly lookups: ReadonlyMap<string, PublicLookup> }

function lookupOf({ lookups }: FilledParts, { name }: GatewayConnection): PublicLookup {
  const lookup = lookups.get(name)
  if (lookup === undefined) throw new Error(`The connection ${name} is not one of this deployment.`)
  return lookup
}

function fill(
  connections: VendorConnections['connections'],
  named: VendorConnections['ports'],
  parts: FilledParts,
  lender: string,
): Vendors {
  let vendors: Vendors = sandboxVendors
  for (const port of portNames) {
    const name = named[port]
    if (name === undefined || isChatPort(port)) continue
    const connection = connections.get(name)
    if (connection === undefined)
      throw new Error(`${lender} names the connection ${name}, which this deployment does not have.`)
    vendors = { ...vendors, ...adapterOf(port, connection, parts, lender, vendors) }
  }
  return vendors
}

function adapterOf(
  port: PortName,
  connection: Connection,
  parts: FilledParts,
  lender: string,
  { linking }: Vendors,
): Partial<Vendors> {
  if (connection.kind === 'smtp') return { mail: createSmtpSender(connection, parts.clock) }
  if (connection.kind === 'ofrep') return { flags: createOfrepFlags(connection, parts) }
  if (connection.kind === 'hibp') return { passwords: createHibpPasswords(connection, parts) }
  if (connection.kind === 'clamav') return { scanner: createClamavScanner(connection) }
  if (connection.kind !== 'gateway') return {}
  const door = doorOf(connection, parts, lender)
  if (port === 'linking.PLAID') return { linking: { ...linking, PLAID: gatewayLinker(door, 'PLAID') } }
  if (port === 'linking.TRUV') return { linking: { ...linking, TRUV: gatewayLinker(door, 'TRUV') } }
  if (port === 'linking.POINTSERV')
    return { linking: { ...linking, POINTSERV: gatewayLinker(door, 'POINTSERV') } }
  return port in gatewayAdapters
    ? { [port]: gatewayAdapters[port as keyof typeof gatewayAdapters](door) }
    : {}
}

const doorOf = (connection: GatewayConnection, parts: FilledParts, lender: string): GatewayDoor => ({
  connection,
  ask: createGateway(parts, connection, lender),
  lookUp: (key, question) => lookupOf(parts, connection).ask(`${lender} ${key}`, question),
  linkTo: (document) =>
    documentLink(
      parts.secrets.dataKey,
      connection.publicUrl,
      { document, connection: connection.name },
      parts.clock.now(),
    ),
})
