import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../../errors/problem.ts'
import { findLetter } from '../../letters/load-letters.ts'
import { findRefusalLink } from '../../letters/refusal/refusal-link.ts'
import { renderOutboxLetter } from '../../letters/written/outbox-pages.ts'
import { renderLetter } from '../../letters/written/render-letter.ts'
import type { Services } from '../../services.ts'

interface ByNumber {
  readonly id: string
}

const params = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', pattern: '^[1-9]\\d{0,14}$' } },
}

/** GET /outbox/{id} and /outbox/{id}/html: pages that show a letter of the sandbox as its recipient would see it. */
export function outboxLetter(app: FastifyInstance, services: Services): void {
  const schema = { hide: true, params }
  app.get<{ Params: ByNumber }>('/outbox/:id', { schema }, async ({ params }, reply) => {
    const letter = await resolveLetter(services, Number(params.id))
    return sendOutboxPage(reply, (nonce) => renderOutboxLetter(letter, nonce))
  })
  app.get<{ Params: ByNumber }>('/outbox/:id/html', { schema }, async ({ params }, reply) => {
    const { html } = await resolveLetter(services, Number(params.id))
    if (html === undefined) throw new Problem(404, 'NOT_FOUND')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', letterPolicy)
      .send(html)
  })
}

/** Content security policy of a letter: no scripts, no loading, and framed only by this site. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/** Sends a page that loads nothing except letters in frames. */
export function sendOutboxPage(reply: FastifyReply, render: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(render(nonce))
}

async function resolveLetter(services: Services, id: number) {
  const letter = await findLetter(services, id)
  if (letter === undefined) throw new Problem(404, 'NOT_FOUND')
  const tenant = services.tenants.of(letter)
  const refusalLink = findRefusalLink(services.secrets.dataKey, tenant, letter)
  const { baseUrl: address } = tenant.settings.org
  return { ...letter, address, ...renderLetter(tenant, letter, refusalLink) }
}
