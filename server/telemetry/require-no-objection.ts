import type { FastifyRequest } from 'fastify'
import { Problem } from '../errors/problem.ts'

/** A hook that keeps nothing of a browser that says by Global Privacy Control that it does not want to be measured. */
export async function requireNoObjection({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-gpc'] === '1') throw new Problem(403, 'TELEMETRY_REFUSED')
}
