import { normalizeIP } from '@fastify/rate-limit'
import { Problem } from '../errors/problem.ts'

/** Most addresses remembered at once; with one more, all are forgotten. */
const mostAddresses = 50_000

/**
 * Creates a gate that refuses (429) an address after too many events a minute. The addresses of an IPv6 network (/64), which one
 * household or machine chooses from at will, count as one. This server counts in its own memory, which does not grow with the
 * number of addresses. Counting in the database would cost as much as storing the event.
 */
export function createAddressGate(
  most: number,
  now: () => number = () => performance.now(),
): (ip: string) => void {
  const counts = new Map<string, number>()
  let endsAt = 0
  return (ip) => {
    const address = normalizeIP(ip)
    if (now() >= endsAt || counts.size >= mostAddresses) {
      counts.clear()
      endsAt = Math.max(endsAt, now()) + minuteMs
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    if (count > most)
      throw new Problem(429, 'RATE_LIMITED', { seconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) })
  }
}

const minuteMs = 60_000
