import { isIP } from 'node:net'
import { SettingsError } from './settings-error.ts'

const named = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads the proxies whose X-Forwarded headers are trusted: addresses, networks and names of networks, separated by commas;
 * nobody's for `none`.
 */
export function resolveTrustedProxies({ TRUST_PROXY: said }: NodeJS.ProcessEnv): string | false {
  if (!said) return 'loopback'
  if (said === 'none') return false
  const wrong = said
    .split(',')
    .map((each) => each.trim())
    .find((each) => !named.includes(each) && !isNetwork(each))
  if (wrong === undefined) return said
  throw new SettingsError(
    `TRUST_PROXY names "${wrong}". It must be the address or the network of a proxy in front of this server, such as 10.0.0.5 or 10.0.0.0/8, one of ${named.join(', ')}, several of them parted by commas, or none: whoever is trusted says from where a request came.`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    rest.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && isFrom1To(most, bits)))
  )
}

/** Not 0: the network of all addresses is no proxy. */
const isFrom1To = (most: number, bits: string): boolean => Number(bits) >= 1 && Number(bits) <= most
