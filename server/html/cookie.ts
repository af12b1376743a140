import type { FastifyRequest } from 'fastify'

/** A `Set-Cookie` for the whole site that no script reads, and over encrypted connections alone where the request came by one. */
export const cookie = (
  request: Pick<FastifyRequest, 'protocol'>,
  pair: string,
  ...attributes: readonly string[]
) =>
  [
    pair,
    'Path=/',
    'SameSite=Lax',
    'HttpOnly',
    ...attributes,
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ].join('; ')
