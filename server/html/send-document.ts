import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** Sends a document that no cache stores and in which only content with its nonce runs; each response has a new nonce. */
export function sendDocument(
  reply: FastifyReply,
  { dev, frames = [] }: { readonly dev: boolean; readonly frames?: readonly string[] },
  render: (nonce: string) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, dev, frames))
    .send(render(nonce))
}
