import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createReferenceGateway, type GatewayOptions } from '../../../examples/gateway/gateway.ts'
import type { Connection, VendorConnections } from '../../../server/settings/connection.ts'
import { resolveVendors } from '../../../server/settings/vendor-settings.ts'
import { createVendorDirectory, type VendorParts } from '../../../server/vendors/vendor-directory.ts'
import type { VendorDirectory, Vendors } from '../../../server/vendors/vendors.ts'
import { createTestApp, shippedTenants, type TestAppOptions } from '../backend/create-test-app.ts'

export const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, or so').toString('base64')}`
const exampleFile = path.join(import.meta.dirname, '../../../examples/gateway/vendors.json')

/** Connections of examples/gateway/vendors.json, with the addresses of the gateway and of this server. */
export function exampleConnections(url: string, publicUrl: string): VendorConnections {
  const { connections, ports } = resolveVendors({ VENDORS: exampleFile, GATEWAY_SECRET: secret })
  const moved = [...connections].map(([name, connection]): readonly [string, Connection] => [
    name,
    connection.kind === 'gateway' ? { ...connection, url, publicUrl } : connection,
  ])
  return { connections: new Map(moved), ports }
}

export interface GatewayAppOptions extends Omit<TestAppOptions, 'directory'> {
  readonly gateway?: Partial<GatewayOptions>
  readonly parts?: Partial<VendorParts>
  readonly dueSeconds?: number
  /** Additional connections, and the ports that they serve. */
  readonly others?: VendorConnections
}

export interface GatewayApp {
  readonly app: FastifyInstance
  readonly url: string
  readonly publicUrl: string
  /** Returns the vendors of the default lender. */
  readonly vendors: () => Vendors
  readonly close: () => Promise<void>
}

/** Starts an application whose gateway ports are all served by the reference gateway; both listen. */
export async function startGatewayApp(options: GatewayAppOptions = {}): Promise<GatewayApp> {
  const { gateway: behaviour, parts: own, dueSeconds, others, ...rest } = options
  const gateway = createReferenceGateway({ secret, ...behaviour })
  const url = await listen(gateway)
  const address = { publicUrl: '' }
  let directory: VendorDirectory | undefined
  const app = await createTestApp({
    ...rest,
    directory: (parts) => {
      const { connections, ports } = exampleConnections(url, '')
      const all = new Map([...connections, ...(others?.connections ?? [])])
      // The port of this server is known only once it listens.
      for (const [name, connection] of all)
        if (connection.kind === 'gateway')
          all.set(
            name,
            withAddress({ ...connection, ...(dueSeconds !== undefined && { dueSeconds }) }, address),
          )
      directory = createVendorDirectory(
        { connections: all, ports: { ...ports, ...others?.ports } },
        { ...parts, ...own },
      )
      return directory
    },
  })
  address.publicUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    url,
    publicUrl: address.publicUrl,
    vendors: () => {
      if (directory === undefined) throw new Error('The application did not start.')
      return directory.of(shippedTenants().fallback)
    },
    close: async () => {
      await app.close()
      gateway.closeAllConnections()
      gateway.close()
    },
  }
}

const withAddress = <C extends Connection>(connection: C, address: { readonly publicUrl: string }): C =>
  Object.defineProperty({ ...connection }, 'publicUrl', { get: () => address.publicUrl, enumerable: true })

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
