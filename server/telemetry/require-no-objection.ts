import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'

/** Refuses telemetry (403) from a browser that objects by Global Privacy Control. Used as a hook. */
export async function requireNoObjection({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-gpc'] === '1') throw new Problem(403, 'TELEMETRY_REFUSED')
}
