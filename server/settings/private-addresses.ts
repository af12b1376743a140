import { BlockList, isIP } from 'node:net'

const networks: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const blocked = new BlockList()
for (const [address, prefix, family] of networks) blocked.addSubnet(address, prefix, family)

/**
 * True for an address outside of the public network, and for the name `localhost`: this machine, a private network, a cloud's
 * metadata.
 */
export function isPrivateAddress(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return /(^|\.)localhost\.?$/i.test(host)
  return blocked.check(host, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a host is this machine, whatever its name server says. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
