import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { type Connection, isOptionalPort, portKinds, portNames } from '../settings/connection.ts'
import { requireVendors } from './require-vendors.ts'

const off = { mode: 'off', desks: 'automatic' } as const
const lender = shippedTenants().fallback
const { code } = lender

const core = { kind: 'gateway', name: 'core', url: '', secrets: [], publicUrl: '', private: false } as const
const creditAgency = { name: '', address: '', phone: '', scoreMin: 300, scoreMax: 850 }
const connections = new Map<string, Connection>([
  ['core', { ...core, creditAgency }],
  ['mail', { kind: 'smtp', name: 'mail', host: 'mail', port: 587, from: '', private: false }],
  ['scanner', { kind: 'clamav', name: 'scanner', host: 'clamd', port: 3310, maxBytes: 1 }],
])
const nameOf = (port: (typeof portNames)[number]) =>
  [...connections].find(([, { kind }]) => kind === portKinds[port])?.[0]
const needed = portNames.filter((port) => !isOptionalPort(port))
const ports = Object.fromEntries(needed.map((port) => [port, nameOf(port)]))
const naming = (vendors: object) => ({ code, settings: { ...lender.settings, vendors } }) as typeof lender

describe('the sandbox that is off', () => {
  it('is refused while vendors are its own, each of them named, and told what to do; flags and chats, which ours answer, are not', () => {
    const none = () => requireVendors(off, { connections, ports: {} }, [lender])
    expect(none).toThrow(`asks nobody: ${needed.join(', ')} (for the lender ${code}). Name a connection`)
    expect(none).toThrow('or set SANDBOX=closed')
  })

  it('names those alone that are left', () => {
    const { credit: _, mail: __, ...others } = ports
    expect(() => requireVendors(off, { connections, ports: others }, [lender])).toThrow(
      `asks nobody: credit, mail (for the lender ${code}). Name`,
    )
  })

  it('needs no desk where people keep it', () => {
    const { desk: _, ...others } = ports
    const checked = (desks: 'automatic' | 'people') => () =>
      requireVendors({ mode: 'off', desks }, { connections, ports: others }, [lender])
    expect(checked('people')).not.toThrow()
    expect(checked('automatic')).toThrow('asks nobody: desk (for the lender')
    expect(checked('automatic')).toThrow('Or leave the desk to people, with SANDBOX_DESKS=people.')
  })

  it('is admitted where every port is filled, by the deployment or by the lender', () => {
    const { credit: _, ...others } = ports
    expect(() => requireVendors(off, { connections, ports }, [lender])).not.toThrow()
    expect(() =>
      requireVendors(off, { connections, ports: others }, [naming({ credit: 'core' })]),
    ).not.toThrow()
  })
})

it.each(['on', 'closed'] as const)('the sandbox that is %s is admitted with its vendors', (mode) => {
  expect(() =>
    requireVendors({ mode, desks: 'automatic' }, { connections, ports: {} }, [lender]),
  ).not.toThrow()
})

describe('a lender that names a connection', () => {
  const require = (vendors: object) => () =>
    requireVendors({ mode: 'on', desks: 'automatic' }, { connections, ports: {} }, [naming(vendors)])

  it('is refused, with its place and the nearest name, where the deployment does not have it', () => {
    expect(require({ credit: 'corr' })).toThrow(
      `tenants/${code}/tenant.json, vendors.credit names the connection "corr", which this deployment does not have. Did you mean "core"?`,
    )
  })

  it('is refused where it names one for the desk that people keep', () => {
    const people = () =>
      requireVendors({ mode: 'on', desks: 'people' }, { connections, ports: {} }, [naming({ desk: 'core' })])
    expect(people).toThrow(
      `tenants/${code}/tenant.json, vendors.desk names a connection that would never be asked`,
    )
    expect(require({ desk: 'core' })).not.toThrow()
  })

  it('is refused where the connection is of another kind, or the port does not exist', () => {
    expect(require({ mail: 'core' })).toThrow('of the kind gateway; mail is filled by one of the kind smtp')
    expect(require({ crediT: 'core' })).toThrow('there is no port "crediT". Did you mean "credit"?')
  })
})
